import Messages
import Synchronization

/// Bubblewrap where it works, otherwise Landlock; where neither does, nothing, if the caller
/// permits that.
///
/// Only a trial shows whether bubblewrap works: a container's filter, a rule of AppArmor or a limit
/// of the kernel can forbid each step. So the first command tries it. If the system refuses that,
/// and refuses a command that needs nothing as well, Landlock confines everything from then on.
/// Once bubblewrap has confined a command, a later refusal is an error: no submission can bring
/// about a weaker confinement for the next ones.
///
/// It is a class, since the finding holds for all who share it.
package final class StrongestSandbox: Sandbox {
  private enum Finding {
    case untried(Bubblewrap), works(Bubblewrap)
    case forbidden(any Sandbox)
  }

  private let bubblewrap: Bubblewrap?
  private let finding: Mutex<Finding>
  package let isRequired: Bool
  private let announce: @Sendable (Message) -> Void

  /// Creates the sandbox; nothing is tried yet.
  ///
  /// - Parameters:
  ///   - isRequired: Whether nothing may run without confinement. Otherwise code runs without it
  ///     where the kernel offers none.
  ///   - announce: Receives one message if bubblewrap does not confine, and why.
  /// - Throws: The reason against bubblewrap, if nothing else may replace it.
  package init(
    isRequired: Bool = true, announce: @escaping @Sendable (Message) -> Void
  ) throws(ExecutionError) {
    self.isRequired = isRequired
    self.announce = announce
    do throws(ExecutionError) {
      let bubblewrap = try Bubblewrap()
      self.bubblewrap = bubblewrap
      finding = Mutex(.untried(bubblewrap))
    } catch {
      bubblewrap = nil
      guard let replacement = Self.replacement(isRequired: isRequired) else { throw error }
      finding = Mutex(.forbidden(replacement))
      announce(replacement.announcement(because: error))
    }
  }

  private static func replacement(isRequired: Bool) -> (any Sandbox)? {
    if let landlock = try? Landlock() { return landlock }
    return isRequired ? nil : NoSandbox()
  }

  private var inUse: any Sandbox {
    switch finding.withLock(\.self) {
    case .untried(let bubblewrap), .works(let bubblewrap): bubblewrap
    case .forbidden(let replacement): replacement
    }
  }

  package var user: UInt32? { inUse.user }

  package var confinement: Confinement { inUse.confinement }

  package func confining(_ command: Command) throws(ExecutionError) -> Command {
    try inUse.confining(command)
  }

  package func unconfining(_ completion: Completion) throws(ExecutionError) -> Completion {
    // Only bubblewrap reports; it may have confined this one before it was replaced.
    guard completion.sandboxStatus != nil, let bubblewrap else { return completion }
    let completion = try bubblewrap.unconfining(completion)
    finding.withLock { if case .untried = $0 { $0 = .works(bubblewrap) } }
    return completion
  }

  package func isReplaced(after error: ExecutionError) -> Bool {
    guard case .sandboxRefused = error else { return false }
    let (isReplaced, new) = finding.withLock { finding -> (Bool, (any Sandbox)?) in
      switch finding {
      case .forbidden: return (true, nil)
      case .works: return (false, nil)
      case .untried(let bubblewrap):
        // A path that is missing concerns one command; what forbids namespaces concerns all.
        guard (try? bubblewrap.works()) != true,
          let replacement = Self.replacement(isRequired: isRequired)
        else { return (false, nil) }
        finding = .forbidden(replacement)
        return (true, replacement)
      }
    }
    if let new { announce(new.announcement(because: error)) }
    return isReplaced
  }
}

extension Sandbox {
  /// Announces once that bubblewrap does not work.
  fileprivate func announcement(because error: ExecutionError) -> Message {
    let reason = error.reasonAgainstBubblewrap
    return confinement == .landlock
      ? Message(
        """
        Landlock confines submissions here, because bubblewrap cannot (\(reason, "reason")); \
        'switchboard doctor' explains the difference
        """)
      : Message(
        """
        nothing confines the code here: bubblewrap cannot (\(reason, "reason")), and this kernel has \
        no Landlock; 'switchboard doctor' says what would help
        """)
  }
}
