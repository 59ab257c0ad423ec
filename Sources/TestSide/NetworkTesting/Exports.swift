// Stub declarations use these types.
@_exported import NetworkStubs
