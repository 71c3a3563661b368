import Messages
import Synchronization

/// Bubblewrap where it works, else Landlock.
///
/// Whether bubblewrap works is known only when it has been tried: a container's filter, a rule of
/// AppArmor or a limit of the kernel can forbid each step. So the first command tries it. If that is
/// refused, and a command that needs nothing is refused as well, Landlock confines everything from
/// then on. Where bubblewrap has confined a command once, a later refusal is an error: nothing that
/// is judged can bring about the weaker confinement of what follows.
///
/// A class, since the finding holds for all who share it.
package final class StrongestSandbox: Sandbox {
  private enum Finding {
    case untried(Bubblewrap), works(Bubblewrap)
    case forbidden(Landlock)
  }

  private let bubblewrap: Bubblewrap?
  private let finding: Mutex<Finding>
  private let announce: @Sendable (Message) -> Void

  /// Creates the sandbox; nothing is tried yet.
  ///
  /// - Parameter announce: Hears once if it is Landlock that confines, and why.
  /// - Throws: The reason against bubblewrap, if the kernel has no Landlock either.
  package init(announce: @escaping @Sendable (Message) -> Void) throws(ExecutionError) {
    self.announce = announce
    do throws(ExecutionError) {
      let bubblewrap = try Bubblewrap()
      self.bubblewrap = bubblewrap
      finding = Mutex(.untried(bubblewrap))
    } catch {
      bubblewrap = nil
      guard let landlock = try? Landlock() else { throw error }
      finding = Mutex(.forbidden(landlock))
      announce(.confinedByLandlock(because: error.reasonAgainstBubblewrap))
    }
  }

  private var inUse: any Sandbox {
    switch finding.withLock(\.self) {
    case .untried(let bubblewrap), .works(let bubblewrap): bubblewrap
    case .forbidden(let landlock): landlock
    }
  }

  package var user: UInt32? { inUse.user }

  package var hasPrivateScratch: Bool { inUse.hasPrivateScratch }

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
    let (isReplaced, isNew) = finding.withLock { finding in
      switch finding {
      case .forbidden: return (true, false)
      case .works: return (false, false)
      case .untried(let bubblewrap):
        // A path that is missing concerns one command; what forbids namespaces concerns all.
        guard (try? bubblewrap.works()) != true, let landlock = try? Landlock() else {
          return (false, false)
        }
        finding = .forbidden(landlock)
        return (true, true)
      }
    }
    if isNew { announce(.confinedByLandlock(because: error.reasonAgainstBubblewrap)) }
    return isReplaced
  }
}
