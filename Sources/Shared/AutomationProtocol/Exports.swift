// Messages that name elements need the element types.
@_exported import ElementTypes
