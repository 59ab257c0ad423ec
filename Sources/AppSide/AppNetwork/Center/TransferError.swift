import Foundation
import TransferRouting

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// An error with which a transfer ends, in libcurl's numbers.
///
/// FoundationNetworking turns them into the same errors as those of a real connection.
struct TransferError: Sendable, Hashable {
  var code: Int32
  var systemError: Int32

  /// The host's name can't be looked up, as on a machine without a network.
  static let offline = TransferError(code: Int32(TRANSFER_ERROR_UNRESOLVED_HOST), systemError: 0)
  static let refused = TransferError(
    code: Int32(TRANSFER_ERROR_NOT_CONNECTED), systemError: ECONNREFUSED)
  static let timedOut = TransferError(code: Int32(TRANSFER_ERROR_TIMED_OUT), systemError: 0)
  static let tls = TransferError(code: Int32(TRANSFER_ERROR_TLS), systemError: 0)
  /// The server sends something that isn't an answer.
  static let malformed = TransferError(code: Int32(TRANSFER_ERROR_GOT_NOTHING), systemError: 0)
  static let reset = TransferError(code: Int32(TRANSFER_ERROR_RECEIVING), systemError: ECONNRESET)
}

extension TransferError {
  /// Creates the error that URLSession turns into one like the given error.
  init(_ error: any Error) {
    switch (error as? URLError)?.code {
    case .cannotFindHost?: self = .offline
    case .cannotConnectToHost?: self = .refused
    case .timedOut?: self = .timedOut
    case .networkConnectionLost?: self = .reset
    default: self = .tls
    }
  }
}
