extension ExerciseTemplate {
  /// The stub: the solution without the lines that learners write.
  var stub: [String: String] {
    [
      "Kettle.swift": kettle(
        note: Self.speakersNote,
        delegate: """
            // TODO: 1. Whoever owns a kettle keeps it. Should the kettle keep its delegate, too?
            /// Whoever wants to hear that the kettle has finished.
            public var delegate: (any KettleDelegate)?
          """,
        heating: "    // TODO: 2. Tell the delegate that this kettle has finished."),
      "Kitchen.swift": kitchen(
        note: Self.listenersNote,
        starting: """
              // TODO: 3. The kettle will have something to say. Tell it who listens.
              kettle.heat()
          """),
    ]
  }

  var solution: [String: String] {
    [
      "Kettle.swift": kettle(note: Self.speakersNote),
      "Kitchen.swift": kitchen(note: Self.listenersNote),
    ]
  }

  // These are the same in stub and solution, which differ only in the lines that learners write.
  static let speakersNote = """
    // \(mark) the one that speaks, and the protocol of what it says: in Solution first, then in
    // Sources the same, without the lines that learners write.

    """
  static let listenersNote = """
    // \(mark) the other side of the conversation, in Solution and in Sources.

    """

  static var weakDelegate: String {
    """
      /// Whoever wants to hear that the kettle has finished; not kept alive by it.
      public weak var delegate: (any KettleDelegate)?
    """
  }

  static let telling = "    delegate?.kettleDidFinish(self)"
  static let connecting = "    kettle.delegate = self\n    kettle.heat()"

  /// The class that sends the message.
  func kettle(
    note: String = speakersNote, delegate: String = weakDelegate, heating: String = telling
  ) -> String {
    """
    \(note)
    /// What a kettle tells whoever listens to it.
    public protocol KettleDelegate: AnyObject {
      /// This kettle, which passes itself along, has finished.
      func kettleDidFinish(_ kettle: Kettle)
    }

    /// A kettle. It knows nobody, and that somebody may be listening.
    public final class Kettle {
    \(delegate)

      /// Creates a kettle that nobody listens to yet.
      public init() {}

      /// What its switch calls: should report that the kettle has finished.
      public func heat() {
    \(heating)
      }
    }

    """
  }

  /// The class that receives the message.
  func kitchen(
    note: String = listenersNote, creating: String = "  public init() {}",
    starting: String = connecting
  ) -> String {
    """
    \(note)
    /// A kitchen with a kettle.
    public final class Kitchen {
      /// The kettle, which this kitchen keeps.
      public let kettle = Kettle()

      /// How often this kitchen has heard that its kettle has finished.
      public private(set) var finishedCount = 0

      /// Creates a kitchen whose kettle is cold.
    \(creating)

      /// What somebody who is thirsty calls: switches the kettle on, and hears when it has finished.
      public func start() {
    \(starting)
      }
    }

    extension Kitchen: KettleDelegate {
      /// The kettle has finished: it is counted.
      public func kettleDidFinish(_ kettle: Kettle) {
        finishedCount += 1
      }
    }

    """
  }
}
