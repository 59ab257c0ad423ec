/// The types of attachments, and their file name extensions.
package enum UniformType {
  static let data = "public.data"
  static let plainText = "public.plain-text"
  static let propertyList = "com.apple.xml-property-list"
  package static let png = "public.png"
  static let zipArchive = "public.zip-archive"

  /// Returns the file name extension of a type.
  static func fileExtension(of identifier: String) -> String {
    known.first { $0.identifier == identifier }?.fileExtension ?? "data"
  }

  /// Returns the type for a file name extension, or `public.data` for an unknown one.
  static func inferred(from fileExtension: String) -> String {
    let fileExtension = fileExtension.lowercased()
    return known.first { $0.fileExtension == fileExtension }?.identifier ?? data
  }

  /// Returns whether data of a type is a text.
  static func isText(_ identifier: String) -> Bool {
    known.contains { $0.identifier == identifier && textExtensions.contains($0.fileExtension) }
  }

  private static let textExtensions: Set = [
    "txt", "log", "json", "xml", "html", "csv", "md", "yaml", "css", "js", "swift", "sh", "py",
    "plist", "svg",
  ]

  // If types share an extension, or a type has several extensions, the first entry is used.
  private static let known: [(identifier: String, fileExtension: String)] = [
    (plainText, "txt"), ("public.utf8-plain-text", "txt"), ("public.text", "txt"),
    ("public.log", "log"), ("com.apple.log", "log"),
    ("public.json", "json"), ("public.xml", "xml"), ("public.html", "html"), ("public.html", "htm"),
    ("public.comma-separated-values-text", "csv"), ("net.daringfireball.markdown", "md"),
    ("public.yaml", "yaml"), ("public.yaml", "yml"), ("public.css", "css"),
    ("com.netscape.javascript-source", "js"), ("public.swift-source", "swift"),
    ("public.shell-script", "sh"), ("public.python-script", "py"),
    (propertyList, "plist"), ("com.apple.property-list", "plist"),
    ("com.apple.binary-property-list", "plist"),
    (png, "png"), ("public.jpeg", "jpg"), ("public.jpeg", "jpeg"),
    ("com.compuserve.gif", "gif"), ("public.tiff", "tiff"), ("public.heic", "heic"),
    ("org.webmproject.webp", "webp"), ("public.svg-image", "svg"), ("com.adobe.pdf", "pdf"),
    ("public.mpeg-4", "mp4"), ("com.apple.quicktime-movie", "mov"), ("public.mp3", "mp3"),
    (zipArchive, "zip"), ("public.tar-archive", "tar"), ("org.gnu.gnu-zip-archive", "gz"),
    ("public.database", "db"), (data, "data"),
  ]
}
