import Testing

@testable import XCTestCompatibility

@Suite struct UniformTypeTests {
  @Test(arguments: [
    ("public.png", "png"), ("public.jpeg", "jpg"), ("public.plain-text", "txt"),
    ("public.utf8-plain-text", "txt"), ("com.apple.xml-property-list", "plist"),
    ("public.zip-archive", "zip"), ("public.data", "data"), ("com.example.unknown", "data"),
  ])
  func `a type has an extension`(identifier: String, fileExtension: String) {
    #expect(UniformType.fileExtension(of: identifier) == fileExtension)
  }

  @Test(arguments: [
    ("png", "public.png"), ("PNG", "public.png"), ("jpeg", "public.jpeg"),
    ("txt", "public.plain-text"), ("yml", "public.yaml"), ("", "public.data"),
    ("never", "public.data"),
  ])
  func `an extension determines the type`(fileExtension: String, identifier: String) {
    #expect(UniformType.inferred(from: fileExtension) == identifier)
  }
}
