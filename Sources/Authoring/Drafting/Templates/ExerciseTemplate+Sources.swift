extension ExerciseTemplate {
  /// The stub: the solution without the lines that learners write.
  var stub: [String: String] {
    [
      "Kettle.swift": kettle(
        note: Self.speakersNote,
        delegate: """
            // TODO: 1. The kettle's owner keeps the kettle. Should the kettle keep its delegate, too?
            /// The object to notify when the kettle has finished.
            public var delegate: (any KettleDelegate)?
          """,
        heating: "    // TODO: 2. Tell the delegate that this kettle has finished."),
      "Kitchen.swift": kitchen(
        note: Self.listenersNote,
        starting: """
              // TODO: 3. The kettle will send a message. Say which object should receive it.
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
    // \(mark) the object that sends messages, and its delegate's protocol. Write them in Solution
    // first; Sources has the same text without the lines that learners write.

    """
  static let listenersNote = """
    // \(mark) the object that receives the messages, in Solution and in Sources.

    """

  static var weakDelegate: String {
    """
      /// The object to notify when the kettle has finished. The kettle does not keep it in memory.
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
    /// The messages that a kettle sends to its delegate.
    public protocol KettleDelegate: AnyObject {
      /// Called when a kettle has finished. The kettle passes itself.
      func kettleDidFinish(_ kettle: Kettle)
    }

    /// A kettle that notifies its delegate when it has finished.
    public final class Kettle {
    \(delegate)

      /// Creates a kettle without a delegate.
      public init() {}

      /// Heats the water, and then notifies the delegate.
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
      /// The kettle, which this kitchen owns.
      public let kettle = Kettle()

      /// The number of times that the kettle has finished.
      public private(set) var finishedCount = 0

      /// Creates a kitchen with a new kettle.
    \(creating)

      /// Switches the kettle on, and counts when it has finished.
      public func start() {
    \(starting)
      }
    }

    extension Kitchen: KettleDelegate {
      /// Counts one more time that the kettle has finished.
      public func kettleDidFinish(_ kettle: Kettle) {
        finishedCount += 1
      }
    }

    """
  }
}
