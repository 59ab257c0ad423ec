// A message that names elements is of no use without their types.
@_exported import ElementTypes
