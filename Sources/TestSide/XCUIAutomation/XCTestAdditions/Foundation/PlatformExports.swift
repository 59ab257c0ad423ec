// As on Apple's platforms, Foundation loads URLs and the frameworks that a test names come along.
@_exported import FoundationNetworking
@_exported import PlatformTypes
