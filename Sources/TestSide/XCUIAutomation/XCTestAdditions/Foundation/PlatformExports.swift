// As on Apple's platforms, Foundation includes URL loading, and the frameworks that a test names
// need no import.
@_exported import FoundationNetworking
@_exported import PlatformTypes
