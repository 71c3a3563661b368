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
    lines.first { $0.state == .talking }?.hold()
  }

  /// Transfers the call on the first line that is talking to the porter.
  public func transfer(_ sender: Button) {
    lines.first { $0.state == .talking }?.transfer(to: "porter")
  }
}
