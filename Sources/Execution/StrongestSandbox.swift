import Messages
import Synchronization

/// Bubblewrap where it works, else Landlock.
///
/// Whether it works is known only when it has been tried: a container's filter, a rule of AppArmor
/// or a limit of the kernel can forbid each step. So the first command tries it; where that fails,
/// everything from then on is confined by Landlock.
///
/// A class, since the finding holds for all who share it.
package final class StrongestSandbox: Sandbox {
  private let bubblewrap: Bubblewrap?
  private let inUse: Mutex<any Sandbox>
  private let announce: @Sendable (Message) -> Void

  /// - Parameter announce: Hears once if it is Landlock that confines, and why.
  /// - Throws: if neither can be had: what is the matter with bubblewrap.
  package init(announce: @escaping @Sendable (Message) -> Void) throws(ExecutionError) {
    self.announce = announce
    do throws(ExecutionError) {
      let bubblewrap = try Bubblewrap()
      self.bubblewrap = bubblewrap
      inUse = Mutex(bubblewrap)
    } catch {
      bubblewrap = nil
      guard let landlock = try? Landlock() else { throw error }
      inUse = Mutex(landlock)
      announce(.confinedByLandlock(because: error.reasonAgainstBubblewrap))
    }
  }

  package var user: UInt32? { inUse.withLock(\.user) }

  package var hasPrivateScratch: Bool { inUse.withLock(\.hasPrivateScratch) }

  package func confining(_ command: Command) throws(ExecutionError) -> Command {
    try inUse.withLock { $0 }.confining(command)
  }

  package func unconfining(_ completion: Completion) throws(ExecutionError) -> Completion {
    // Only bubblewrap reports; it may have confined this one before it was replaced.
    guard completion.sandboxStatus != nil, let bubblewrap else { return completion }
    return try bubblewrap.unconfining(completion)
  }

  package func isReplaced(after error: ExecutionError) -> Bool {
    guard case .sandboxRefused = error else { return false }
    let isFirst = inUse.withLock { inUse -> Bool? in
      if inUse is Landlock { return false }
      guard let landlock = try? Landlock() else { return nil }
      inUse = landlock
      return true
    }
    if isFirst == true { announce(.confinedByLandlock(because: error.reasonAgainstBubblewrap)) }
    return isFirst != nil
  }
}
