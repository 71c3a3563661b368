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
    // TODO: 4. Find this line, and hold its call.
  }

  /// Transfers the call on the first line with talk on it to the porter.
  public func transfer(_ sender: Button) {
    // TODO: 4. Find this line, and transfer its call to "porter".
  }
}
