// Pictures, devices, pasteboards and the like are the same types for an app and for its tests.
@_exported import PlatformTypes
