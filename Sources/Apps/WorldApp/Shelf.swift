import AppRuntime

/// The app's books, and the commands with which a test fills and reads the shelf.
@MainActor
final class Shelf {
  private struct Full: Error {}

  private var books: [Book] = []

  private let clock: AppClock

  init(clock: AppClock) { self.clock = clock }

  /// Waits for a number of seconds of app time.
  private func pass(_ seconds: Double) async {
    await withCheckedContinuation { continuation in
      clock.schedule(after: seconds, named: "a command") { continuation.resume() }
    }
  }

  func registerCommands() {
    AppCommands.register("seed") { [self] (books: [Book]) in
      self.books += books
      return self.books.count
    }
    AppCommands.register("titles") { [self] in books.map(\.title) }
    AppCommands.register("clear") { [self] in books = [] }
    AppCommands.register("add slowly") { [self] (book: Book?) in
      await pass(3)
      if let book { books.append(book) }
    }
    AppCommands.register("add to full shelf") { (_: Book) in throw Full() }
    AppCommands.register("pages per book") { [self] in
      Double(books.reduce(0) { $0 + $1.pages }) / Double(books.count)
    }
    AppCommands.register("wait forever") { [self] in await pass(1e9) }
    AppCommands.register("hang") { while true {} }
    AppCommands.register("crash") { fatalError("no shelf") }
  }
}
