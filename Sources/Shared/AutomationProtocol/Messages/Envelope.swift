import Foundation

/// The members of a JSON-RPC 2.0 message.
private enum EnvelopeKeys: String, CodingKey { case jsonrpc, id, method, params, result, error }

private let rpcVersion = "2.0"

struct OutgoingRequest<Call: AutomationCall>: Encodable {
  var jsonrpc = rpcVersion
  var id: Int
  var method: String
  var params: Call
}

struct OutgoingResult<Result: Encodable>: Encodable {
  var jsonrpc = rpcVersion
  var id: Int
  var result: Result
}

struct OutgoingFailure: Encodable {
  var id: Int?
  var error: AutomationFailure

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: EnvelopeKeys.self)
    try container.encode(rpcVersion, forKey: .jsonrpc)
    // JSON-RPC requires a null number in the answer to a request whose number couldn't be read.
    try container.encode(id, forKey: .id)
    try container.encode(error, forKey: .error)
  }
}

struct OutgoingNotification<Params: Encodable>: Encodable {
  var jsonrpc = rpcVersion
  var method: String
  var params: Params
}

/// The number alone, for messages whose other members can't be read.
struct MessageHeader: Decodable {
  var id: Int?
}

struct IncomingRequest: Decodable {
  var id: Int
  var call: any AutomationCall

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: EnvelopeKeys.self)
    let version = try container.decode(String.self, forKey: .jsonrpc)
    guard version == rpcVersion else {
      throw DecodingError.dataCorruptedError(
        forKey: .jsonrpc, in: container,
        debugDescription: "It is “\(version)” and has to be “\(rpcVersion)”.")
    }
    let id = try container.decode(Int.self, forKey: .id)
    let method = try container.decode(String.self, forKey: .method)
    let registry = decoder.userInfo[.callRegistry] as? CallRegistry
    guard let type = registry?.calls[method] else {
      let known = registry?.calls.keys.sorted() ?? []
      throw RequestError(id: id, failure: .unknownMethod(method, known: known))
    }
    self.id = id
    call = try Self.decode(type, from: container)
  }

  private static func decode<Call: AutomationCall>(
    _ type: Call.Type, from container: KeyedDecodingContainer<EnvelopeKeys>
  ) throws -> Call {
    if container.contains(.params) { return try container.decode(type, forKey: .params) }
    return try Call(from: EmptyParameters())
  }
}

struct IncomingAnswer<Result: Codable & Sendable>: Decodable {
  var answer: AutomationAnswer<Result>

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: EnvelopeKeys.self)
    if let method = try container.decodeIfPresent(String.self, forKey: .method) {
      switch method {
      case LogNotification.method:
        answer = .log(try container.decode(LogNotification.self, forKey: .params))
      case ScreenNotification.method:
        answer = .screen(try container.decode(ScreenNotification.self, forKey: .params))
      case _ where container.contains(.id):
        answer = .question(
          AppQuestion(
            id: try container.decode(String.self, forKey: .id), method: method, line: Data()))
      default:
        throw DecodingError.dataCorruptedError(
          forKey: .method, in: container,
          debugDescription: "“\(method)” is not a notification that an app sends.")
      }
    } else if container.contains(.error) {
      answer = .failure(
        try container.decode(AutomationFailure.self, forKey: .error),
        id: try container.decodeIfPresent(Int.self, forKey: .id))
    } else {
      answer = .result(
        try container.decode(Result.self, forKey: .result),
        id: try container.decode(Int.self, forKey: .id))
    }
  }
}

extension CodingUserInfoKey {
  // The initialiser never returns `nil`.
  static let callRegistry = CodingUserInfoKey(rawValue: "calls").unsafelyUnwrapped
}

/// The parameters of a call that was sent without any.
private struct EmptyParameters: Decoder {
  var codingPath: [any CodingKey] { [] }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    throw missing
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer { throw missing }

  func singleValueContainer() throws -> any SingleValueDecodingContainer { throw missing }

  private var missing: DecodingError {
    .keyNotFound(
      EnvelopeKeys.params,
      .init(codingPath: [EnvelopeKeys.params], debugDescription: "The call has no parameters."))
  }
}
