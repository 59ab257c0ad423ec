// A test that declares stubs needs the types that they are made of.
@_exported import NetworkStubs
