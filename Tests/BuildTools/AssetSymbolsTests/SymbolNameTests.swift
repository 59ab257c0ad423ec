import AssetSymbols
import Testing

struct SymbolNameTests {
  @Test(
    arguments: [
      ("brand", "brand"), ("Brand Blue", "brandBlue"),
      ("Launch_screen_colour", "launchScreenColour"),
      ("UIColour", "uiColour"), ("BGColorOne", "bgColorOne"), ("BackIOSPrimary", "backIOSPrimary"),
      ("BlackGrayColor", "blackGray"), ("AccentColor", "accent"), ("Color", "color"),
      ("1", "_1"), ("gray-100", "gray100"), ("default", "`default`"), ("URL", "url"),
      ("0b3b21ff", "_0B3B21Ff"), ("--", "_"), ("Brand Color", "brand"),
    ])
  func `a colour has the name that Xcode gives it`(name: String, symbol: String) {
    #expect(SymbolName.property(AssetCatalog.Asset(kind: .color, name: name)) == symbol)
  }

  @Test func `an image loses the word Image at its end`() {
    let names = ["ProfileImage", "profile_image", "Image", "AccentColor"].map {
      SymbolName.property(AssetCatalog.Asset(kind: .image, name: $0))
    }
    #expect(names == ["profile", "profileImage", "image", "accentColor"])
  }

  @Test func `a namespace is a type`() {
    #expect(SymbolName.type("sign-in") == "SignIn" && SymbolName.type("2nd") == "_2Nd")
    // These names have a meaning after a type's name.
    #expect(["type", "self"].map(SymbolName.type) == ["`Type`", "`Self`"])
  }
}
