import AdapterSupport
import Foundation

/// The functions of libdbus, which is loaded when the first desktop program is launched.
@MainActor
struct BusLibrary {
  typealias Connection = OpaquePointer
  typealias Message = OpaquePointer
  /// A `DBusMessageIter` or a `DBusError`, whose fields are private to the library.
  typealias Opaque = UnsafeMutableRawPointer
  typealias Text = UnsafePointer<CChar>

  typealias InitError = @convention(c) (Opaque) -> Void
  typealias Open = @convention(c) (Text, Opaque) -> Connection?
  typealias Register = @convention(c) (Connection, Opaque) -> UInt32
  typealias RequestName = @convention(c) (Connection, Text, UInt32, Opaque) -> Int32
  typealias AddMatch = @convention(c) (Connection, Text, Opaque?) -> Void
  typealias OfConnection = @convention(c) (Connection) -> Void
  typealias UniqueName = @convention(c) (Connection) -> Text?
  typealias SetFlag = @convention(c) (Connection, UInt32) -> Void
  typealias Descriptor = @convention(c) (Connection, UnsafeMutablePointer<Int32>) -> UInt32
  typealias ReadWrite = @convention(c) (Connection, Int32) -> UInt32
  typealias Pop = @convention(c) (Connection) -> Message?
  typealias Send = @convention(c) (Connection, Message, UnsafeMutablePointer<UInt32>?) -> UInt32
  typealias NewCall = @convention(c) (Text?, Text, Text?, Text) -> Message?
  typealias NewReturn = @convention(c) (Message) -> Message?
  typealias NewError = @convention(c) (Message, Text, Text?) -> Message?
  typealias OfMessage = @convention(c) (Message) -> Void
  typealias Kind = @convention(c) (Message) -> Int32
  typealias Number = @convention(c) (Message) -> UInt32
  typealias TextOf = @convention(c) (Message) -> Text?
  typealias InitIterator = @convention(c) (Message, Opaque) -> UInt32
  typealias StartIterator = @convention(c) (Message, Opaque) -> Void
  typealias ArgumentKind = @convention(c) (Opaque) -> Int32
  typealias GetBasic = @convention(c) (Opaque, UnsafeMutableRawPointer) -> Void
  typealias Recurse = @convention(c) (Opaque, Opaque) -> Void
  typealias Next = @convention(c) (Opaque) -> UInt32
  typealias AppendBasic = @convention(c) (Opaque, Int32, UnsafeRawPointer) -> UInt32
  typealias OpenContainer = @convention(c) (Opaque, Int32, Text?, Opaque) -> UInt32
  typealias CloseContainer = @convention(c) (Opaque, Opaque) -> UInt32

  let initError: InitError
  let open: Open
  let register: Register
  let requestName: RequestName
  let addMatch: AddMatch
  let close: OfConnection
  let release: OfConnection
  let flush: OfConnection
  let uniqueName: UniqueName
  let setExitOnDisconnect: SetFlag
  let descriptor: Descriptor
  let readWrite: ReadWrite
  let pop: Pop
  let send: Send
  let newCall: NewCall
  let newReturn: NewReturn
  let newError: NewError
  let releaseMessage: OfMessage
  let kind: Kind
  let serial: Number
  let replySerial: Number
  let path: TextOf
  let member: TextOf
  let interface: TextOf
  let sender: TextOf
  let errorName: TextOf
  let initIterator: InitIterator
  let startIterator: StartIterator
  let argumentKind: ArgumentKind
  let getBasic: GetBasic
  let recurse: Recurse
  let next: Next
  let appendBasic: AppendBasic
  let openContainer: OpenContainer
  let closeContainer: CloseContainer

  /// The size to allocate, in bytes, which is larger than either structure.
  static let structureSize = 128

  /// Loads the library.
  ///
  /// - Throws: `AdapterError.missingTool`.
  init() throws(AdapterError) {
    let missing = AdapterError.missingTool(Self.file, package: "libdbus-1-3")
    guard let handle = dlopen(Self.file, RTLD_NOW | RTLD_LOCAL) else { throw missing }
    func load<Function>(_ name: String, as type: Function.Type) throws(AdapterError) -> Function {
      guard let symbol = dlsym(handle, "dbus_" + name) else { throw missing }
      return unsafeBitCast(symbol, to: type)
    }
    initError = try load("error_init", as: InitError.self)
    open = try load("connection_open_private", as: Open.self)
    register = try load("bus_register", as: Register.self)
    requestName = try load("bus_request_name", as: RequestName.self)
    addMatch = try load("bus_add_match", as: AddMatch.self)
    close = try load("connection_close", as: OfConnection.self)
    release = try load("connection_unref", as: OfConnection.self)
    flush = try load("connection_flush", as: OfConnection.self)
    uniqueName = try load("bus_get_unique_name", as: UniqueName.self)
    setExitOnDisconnect = try load("connection_set_exit_on_disconnect", as: SetFlag.self)
    descriptor = try load("connection_get_unix_fd", as: Descriptor.self)
    readWrite = try load("connection_read_write", as: ReadWrite.self)
    pop = try load("connection_pop_message", as: Pop.self)
    send = try load("connection_send", as: Send.self)
    newCall = try load("message_new_method_call", as: NewCall.self)
    newReturn = try load("message_new_method_return", as: NewReturn.self)
    newError = try load("message_new_error", as: NewError.self)
    releaseMessage = try load("message_unref", as: OfMessage.self)
    kind = try load("message_get_type", as: Kind.self)
    serial = try load("message_get_serial", as: Number.self)
    replySerial = try load("message_get_reply_serial", as: Number.self)
    path = try load("message_get_path", as: TextOf.self)
    member = try load("message_get_member", as: TextOf.self)
    interface = try load("message_get_interface", as: TextOf.self)
    sender = try load("message_get_sender", as: TextOf.self)
    errorName = try load("message_get_error_name", as: TextOf.self)
    initIterator = try load("message_iter_init", as: InitIterator.self)
    startIterator = try load("message_iter_init_append", as: StartIterator.self)
    argumentKind = try load("message_iter_get_arg_type", as: ArgumentKind.self)
    getBasic = try load("message_iter_get_basic", as: GetBasic.self)
    recurse = try load("message_iter_recurse", as: Recurse.self)
    next = try load("message_iter_next", as: Next.self)
    appendBasic = try load("message_iter_append_basic", as: AppendBasic.self)
    openContainer = try load("message_iter_open_container", as: OpenContainer.self)
    closeContainer = try load("message_iter_close_container", as: CloseContainer.self)
  }

  private static let file = "libdbus-1.so.3"
}
