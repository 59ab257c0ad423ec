/// An asset without a symbol.
public struct SymbolConflict: Equatable, Sendable {
  /// The asset.
  public let asset: AssetCatalog.Asset
  /// The symbol that the asset would have.
  public let symbol: String
  /// The name of the asset that has the symbol, or `nil` if no asset of the same kind has it.
  public let owner: String?

  /// The reason and the remedy, as a warning.
  public var message: String {
    let kind = asset.kind == .color ? "colour" : "image"
    let reason =
      owner.map { "'\($0)' has the same one, '\(symbol)'" }
      ?? (symbol == SymbolName.none
        ? "its name has no letters or numbers" : "a namespace has the same one, '\(symbol)'")
    return "the \(kind) '\(asset.path)' gets no symbol, because \(reason); rename it"
  }
}
