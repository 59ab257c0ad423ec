// Objects and dates as arguments of `os_log`, as on Apple's platforms.
@_exported import FoundationAdditions
