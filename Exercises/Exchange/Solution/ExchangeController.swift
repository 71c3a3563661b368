import MiniCocoa
import Telephony

/// The last of the responder chain: takes what no panel takes, for the first line with talk on it.
public final class ExchangeController: Responder, CallHandling {
  private let lines: [Line]

  /// A controller of these lines.
  public init(lines: [Line]) {
    self.lines = lines
    super.init()
  }

  /// Holds the call on the first line with talk on it.
  public func hold(_ sender: Button) {
    lines.first { $0.state == .talking }?.hold()
  }

  /// Transfers the call on the first line with talk on it to the porter.
  public func transfer(_ sender: Button) {
    lines.first { $0.state == .talking }?.transfer(to: "porter")
  }
}
