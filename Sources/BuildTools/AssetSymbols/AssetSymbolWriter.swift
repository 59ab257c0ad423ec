import Foundation

/// The Swift source with the symbols of asset catalogs, as Xcode generates it.
public struct AssetSymbolWriter {
  /// The assets of one namespace, and the namespaces in it.
  private struct Namespace {
    var assets: [(symbol: String, path: String)] = []
    var inner: [String: Namespace] = [:]

    mutating func add(_ asset: AssetCatalog.Asset, in namespace: ArraySlice<String>) {
      guard let first = namespace.first else {
        let symbol = SymbolName.property(asset)
        // Two assets with one symbol are ambiguous; the first by name has it.
        if !assets.contains(where: { $0.symbol == symbol }) { assets.append((symbol, asset.path)) }
        return
      }
      inner[SymbolName.type(first), default: Namespace()].add(asset, in: namespace.dropFirst())
    }
  }

  private let module: String
  private var colors = Namespace()
  private var images = Namespace()

  /// Creates the source for catalogs.
  ///
  /// - Parameters:
  ///   - catalogs: The catalogs.
  ///   - module: The module with the types of the symbols, `UIKit` or `TerminalUIKit`.
  public init(_ catalogs: [AssetCatalog], module: String) {
    self.module = module
    for asset in catalogs.flatMap(\.assets) {
      switch asset.kind {
      case .color: colors.add(asset, in: asset.namespace[...])
      case .image: images.add(asset, in: asset.namespace[...])
      }
    }
  }

  /// The source.
  public var source: String {
    """
    // Written by the plugin AppleAssets from the asset catalogs of the target.
    import Foundation
    import \(module)

    extension ColorResource {
    \(resources(colors, "ColorResource", depth: 1))}

    extension ImageResource {
    \(resources(images, "ImageResource", depth: 1))}

    extension UIColor {
    \(values(colors, "UIColor", reserved: Self.colors, prefix: "", depth: 1))}

    extension UIImage {
    \(values(images, "UIImage", reserved: [], prefix: "", depth: 1))}

    """
  }

  private func resources(_ namespace: Namespace, _ type: String, depth: Int) -> String {
    let indent = String(repeating: "  ", count: depth)
    var text = ""
    for asset in namespace.assets {
      text +=
        "\(indent)static let \(asset.symbol) = \(type)(name: \(literal(asset.path)), bundle: .main)\n"
    }
    for (name, inner) in namespace.inner.sorted(by: { $0.key < $1.key }) {
      text += "\(indent)enum \(name) {\n\(resources(inner, type, depth: depth + 1))\(indent)}\n"
    }
    return text
  }

  private func values(
    _ namespace: Namespace, _ type: String, reserved: Set<String>, prefix: String, depth: Int
  ) -> String {
    let indent = String(repeating: "  ", count: depth)
    var text = ""
    // As in Xcode, a symbol doesn't replace a member of the class; its resource has the name.
    for asset in namespace.assets where !reserved.contains(asset.symbol) {
      text +=
        "\(indent)static var \(asset.symbol): \(type) { \(type)(resource: .\(prefix)\(asset.symbol)) }\n"
    }
    for (name, inner) in namespace.inner.sorted(by: { $0.key < $1.key }) {
      let members = values(
        inner, type, reserved: [], prefix: "\(prefix)\(name).", depth: depth + 1)
      text += "\(indent)enum \(name) {\n\(members)\(indent)}\n"
    }
    return text
  }

  /// Returns a name as a string literal.
  private func literal(_ text: String) -> String {
    "\""
      + text.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(
        of: "\"", with: "\\\"")
      + "\""
  }

  /// The colours that the class has.
  private static let colors: Set = [
    "black", "blue", "brown", "clear", "cyan", "darkGray", "darkText", "gray", "green", "label",
    "lightGray", "lightText", "link", "magenta", "opaqueSeparator", "orange", "placeholderText",
    "purple", "quaternaryLabel", "quaternarySystemFill", "red", "secondaryLabel",
    "secondarySystemBackground", "secondarySystemFill", "secondarySystemGroupedBackground",
    "separator", "systemBackground", "systemBlue", "systemBrown", "systemCyan", "systemFill",
    "systemGray", "systemGray2", "systemGray3", "systemGray4", "systemGray5", "systemGray6",
    "systemGreen", "systemGroupedBackground", "systemIndigo", "systemMint", "systemOrange",
    "systemPink", "systemPurple", "systemRed", "systemTeal", "systemYellow", "tertiaryLabel",
    "tertiarySystemBackground", "tertiarySystemFill", "tertiarySystemGroupedBackground",
    "tintColor", "white", "yellow",
  ]
}
