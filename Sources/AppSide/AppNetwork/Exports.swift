// Apps that declare stubs need these types.
@_exported import NetworkStubs
