/// A sale of one lot, as the house sees it. Your program adopts it.
@MainActor
public protocol Sale: AnyObject {
  /// Somebody bids. Returns whether the bid counts.
  func bid(_ sum: Int, by bidder: String) -> Bool

  /// Somebody who has to leave lets the house bid for them, up to a limit.
  func takeOrder(of bidder: String, upTo limit: Int)

  /// A panel is on the wall: from now on, it shows how the sale stands.
  func hang(_ panel: Panel)

  /// A panel comes off the wall: from now on, it stays as it is.
  func takeDown(_ panel: Panel)

  /// The hammer falls, and the sale is over.
  func strike()
}

/// The bank, which says whether a bidder can pay.
@MainActor
public final class Bank {
  /// The sum that each bidder can pay; everybody else can pay everything.
  public var funds: [String: Int] = [:]

  /// All questions so far, as "Ann 50".
  public private(set) var questions: [String] = []

  /// Is called at each question, before the answer.
  public var onQuestion: (() -> Void)?

  /// Creates a bank that says yes.
  public init() {}

  /// Whether this bidder can pay that sum.
  public func covers(_ sum: Int, of bidder: String) -> Bool {
    questions.append("\(bidder) \(sum)")
    onQuestion?()
    return sum <= funds[bidder, default: .max]
  }
}

/// The book of the house, which is written line by line.
@MainActor
public final class Book {
  /// All lines, the oldest first.
  public private(set) var lines: [String] = []

  /// Creates an empty book.
  public init() {}

  /// Adds a line.
  public func write(_ line: String) { lines.append(line) }
}

/// A panel with one line of text.
@MainActor
public final class Panel {
  /// The text that it shows.
  public var text = "" {
    didSet { shown.append(text) }
  }

  /// All that it has shown, in order.
  public private(set) var shown: [String] = []

  /// Creates a dark panel.
  public init() {}
}

/// Work that waits for something, such as a loop with `for await`.
///
/// It is what `Task` is in an app: it begins soon, goes on until the end even if nobody keeps it, and
/// keeps alive what its closure has captured. A program that the grader judges may not start a `Task`.
@MainActor
public final class Work {
  private let task: Task<Void, Never>

  /// Begins soon.
  public init(_ work: @escaping @MainActor () async -> Void) {
    task = Task { await work() }
  }

  /// Asks it to end. A loop over a stream ends then. You can call it in `deinit`, too.
  public nonisolated func cancel() { task.cancel() }
}
