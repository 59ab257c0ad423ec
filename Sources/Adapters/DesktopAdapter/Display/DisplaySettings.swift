/// The settings that programs read from the display, in the format of a desktop's settings manager
/// (XSETTINGS, version 0.5).
///
/// Movements and a blinking cursor are disabled, because they would keep a program from coming to rest.
enum DisplaySettings {
  /// The settings with numeric values.
  private static let numbers: [(name: String, value: UInt32)] = [
    ("Gtk/EnableAnimations", 0), ("Net/CursorBlink", 0),
  ]

  /// The settings as the bytes of a property.
  static var bytes: [UInt8] {
    // Little-endian, with the serial number 1.
    var bytes: [UInt8] = [0, 0, 0, 0]
    func add(_ number: UInt32, size: Int = 4) {
      for index in 0..<size { bytes.append(UInt8(truncatingIfNeeded: number >> (index * 8))) }
    }
    add(1)
    add(UInt32(numbers.count))
    for (name, value) in numbers {
      // An integer.
      add(0, size: 2)
      add(UInt32(name.utf8.count), size: 2)
      bytes += name.utf8
      bytes += Array(repeating: 0, count: (4 - name.utf8.count % 4) % 4)
      add(1)
      add(value)
    }
    return bytes
  }
}
