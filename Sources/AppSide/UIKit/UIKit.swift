// An app that imports only UIKit gets what UIKit exports on Apple's platforms: the toolkit and
// Foundation, which loads URLs and makes predicates from formats.
@_exported import FormatPredicates
@_exported import Foundation
@_exported import TerminalUIKit

#if canImport(FoundationNetworking)
  @_exported import FoundationNetworking
#endif
