import Grading
import Messages

extension Message {
  /// What an error says: in a language, where it speaks one; else its own words.
  static func saying(_ error: any Error) -> Message {
    switch error {
    case let error as any SpokenError: error.message
    case let error as GradingError: error.message
    default: .verbatim("\(error)")
    }
  }
}
