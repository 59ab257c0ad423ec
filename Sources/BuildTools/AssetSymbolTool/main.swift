import AssetSymbols
import Foundation

// The plugin AppleAssets runs this: the output, the module of the types, and the catalogs.
let arguments = CommandLine.arguments.dropFirst()
guard arguments.count >= 2, let output = arguments.first else {
  FileHandle.standardError.write(Data("usage: AssetSymbolTool OUTPUT MODULE CATALOG...\n".utf8))
  exit(64)
}
let catalogs = arguments.dropFirst(2).map { AssetCatalog(URL(fileURLWithPath: $0)) }
let writer = AssetSymbolWriter(catalogs, module: arguments.dropFirst().first ?? "")
for conflict in writer.conflicts {
  FileHandle.standardError.write(Data("warning: \(conflict.message)\n".utf8))
}
do {
  try Data(writer.source.utf8).write(to: URL(fileURLWithPath: output), options: .atomic)
} catch {
  FileHandle.standardError.write(Data("error: \(output): \(error.localizedDescription)\n".utf8))
  exit(1)
}
