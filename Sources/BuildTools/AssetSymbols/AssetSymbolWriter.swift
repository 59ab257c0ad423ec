import Foundation

/// Writes the Swift source with the symbols of asset catalogs, as Xcode generates it.
public struct AssetSymbolWriter {
  /// The assets of one namespace, and the namespaces in it.
  private struct Namespace {
    var assets: [(symbol: String, asset: AssetCatalog.Asset)] = []
    var inner: [String: Namespace] = [:]

    mutating func add(_ asset: AssetCatalog.Asset, in namespace: ArraySlice<String>) {
      guard let first = namespace.first else {
        return assets.append((SymbolName.property(asset), asset))
      }
      let name = SymbolName.type(first)
      guard name != SymbolName.none else { return assets.append((name, asset)) }
      inner[name, default: Namespace()].add(asset, in: namespace.dropFirst())
    }

    /// Removes the assets that can't have their symbols, and returns the conflicts.
    ///
    /// Of two assets with the same symbol, the first by name gets it; a namespace takes precedence over an
    /// asset.
    mutating func removeConflicts() -> [SymbolConflict] {
      var conflicts: [SymbolConflict] = []
      var taken: [String: AssetCatalog.Asset] = [:]
      let namespaces = Set(inner.keys)
      assets.removeAll { symbol, asset in
        if let other = taken[symbol] {
          // Assets with the same name in two catalogs are one resource.
          if other.path != asset.path {
            conflicts.append(SymbolConflict(asset: asset, symbol: symbol, owner: other.path))
          }
          return true
        }
        if symbol == SymbolName.none || namespaces.contains(symbol) {
          conflicts.append(SymbolConflict(asset: asset, symbol: symbol, owner: nil))
          return true
        }
        taken[symbol] = asset
        return false
      }
      for name in inner.keys.sorted() { conflicts += inner[name]?.removeConflicts() ?? [] }
      return conflicts
    }
  }

  private let module: String
  private let colors: Namespace
  private let images: Namespace
  /// The assets without a symbol, because another one has it or their name doesn't yield one.
  public let conflicts: [SymbolConflict]

  /// Creates the source for catalogs.
  ///
  /// - Parameters:
  ///   - catalogs: The catalogs.
  ///   - module: The module with the types of the symbols, `UIKit` or `TerminalUIKit`.
  public init(_ catalogs: [AssetCatalog], module: String) {
    self.module = module
    var (colors, images) = (Namespace(), Namespace())
    for asset in catalogs.flatMap(\.assets) {
      switch asset.kind {
      case .color: colors.add(asset, in: asset.namespace[...])
      case .image: images.add(asset, in: asset.namespace[...])
      }
    }
    conflicts = colors.removeConflicts() + images.removeConflicts()
    (self.colors, self.images) = (colors, images)
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

    \(type("UIColor", colors, reserved: Self.colors))

    \(type("UIImage", images, reserved: []))

    """
  }

  private func resources(_ namespace: Namespace, _ type: String, depth: Int) -> String {
    let indent = String(repeating: "  ", count: depth)
    var text = ""
    for (symbol, asset) in namespace.assets {
      text +=
        "\(indent)static let \(symbol) = \(type)(name: \(literal(asset.path)), bundle: .main)\n"
    }
    for (name, inner) in namespace.inner.sorted(by: { $0.key < $1.key }) {
      text += "\(indent)enum \(name) {\n\(resources(inner, type, depth: depth + 1))\(indent)}\n"
    }
    return text
  }

  /// Returns the symbols of a class.
  ///
  /// Symbols outside of namespaces are in an extension of a protocol, so that an app's own member with the
  /// same name takes precedence. In Xcode, projects older than asset symbols don't generate them.
  private func type(_ type: String, _ namespace: Namespace, reserved: Set<String>) -> String {
    // As in Xcode, a symbol doesn't replace a member of the class; only its resource has the name.
    let symbols = namespace.assets.map(\.symbol).filter { !reserved.contains($0) }
    var text = ""
    if !symbols.isEmpty {
      // The catalogs are searched once, because colours and images are immutable.
      let values = symbols.map { "  static let \($0) = \(type)(resource: .\($0))\n" }.joined()
      let members = symbols.map { "  static var \($0): \(type) { \(type)Symbols.\($0) }\n" }
        .joined()
      text += """
        private enum \(type)Symbols {
        \(values)}

        protocol \(type)WithSymbols {}

        extension \(type): \(type)WithSymbols {}

        extension \(type)WithSymbols where Self: \(type) {
        \(members)}


        """
    }
    let inner = innerValues(namespace, type, prefix: "", depth: 1)
    return text + "extension \(type) {\n\(inner)}"
  }

  /// Returns the types of the namespaces in a namespace.
  private func innerValues(
    _ namespace: Namespace, _ type: String, prefix: String, depth: Int
  ) -> String {
    let indent = String(repeating: "  ", count: depth)
    var text = ""
    for (name, inner) in namespace.inner.sorted(by: { $0.key < $1.key }) {
      text += "\(indent)enum \(name) {\n"
      for (symbol, _) in inner.assets {
        text += "\(indent)  static let \(symbol) = \(type)(resource: .\(prefix)\(name).\(symbol))\n"
      }
      text += innerValues(inner, type, prefix: "\(prefix)\(name).", depth: depth + 1)
      text += "\(indent)}\n"
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

  /// The colours that the class already has.
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
