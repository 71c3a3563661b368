import MiniCocoa

public protocol FlipsideViewControllerDelegate: AnyObject {
  func flipsideViewControllerDidFinish(_ controller: FlipsideViewController)
}

/// What Done takes has defaults, of which the checks know nothing.
public final class FlipsideViewController: ViewController {
  public weak var delegate: (any FlipsideViewControllerDelegate)?

  public override init() {
    super.init()
  }

  public func done(
    times: Int = 1, by way: Way = .button, with note: Note = Note("two  blanks"),
    telling sound: any Sound = Bell(loudness: Bell.usual), colour: Color = Color(red: 1, green: 0, blue: 0),
    counting count: (Int) -> Int = { number in
      // Twice, and half of it.
      let twice = number * 2
      return twice / 2
    }
  ) {
    guard way == .button, note.text.count == 11, sound.loudness == 3, colour.red == 1 else { return }
    for _ in 0..<count(times) { delegate?.flipsideViewControllerDidFinish(self) }
  }
}

public enum Way: Equatable {
  case button
  case swipe(Double)
}

public struct Note {
  public let text: String
  public init(_ text: String) { self.text = text }
}

public protocol Sound {
  var loudness: Int { get }
}

public class Bell: Sound {
  public static let usual = 3
  public let loudness: Int
  public init(loudness: Int) { self.loudness = loudness }
}
