import MiniCocoa
import Telephony

/// The end of the responder chain: takes what no panel takes, for the first line that is talking.
public final class ExchangeController: Responder, CallHandling {
  private let lines: [Line]

  /// A controller of these lines.
  public init(lines: [Line]) {
    self.lines = lines
    super.init()
  }

  /// Holds the call on the first line that is talking.
  public func hold(_ sender: Button) {
    // TODO: 4. Find the first line that is talking, and hold its call.
  }

  /// Transfers the call on the first line that is talking to the porter.
  public func transfer(_ sender: Button) {
    // TODO: 4. Find the first line that is talking, and transfer its call to "porter".
  }
}
