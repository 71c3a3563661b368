import Foundation
import MiniCocoa

/// The costs of being observable and of being observed.
struct CocoaBenchmark {
  private let sets: Int
  private let rounds: Int
  private let effort: Effort

  init(_ effort: Effort) {
    self.effort = effort
    sets = effort.size(200_000)
    rounds = effort.rounds(9)
  }

  func run() {
    print("MiniCocoa (\(sets) sets a round, \(rounds) rounds; objects with four properties)")
    showSets()
    showMemory()
    showRegistrations()
    print("")
  }

  // MARK: - Sets

  private func showSets() {
    let (model, bare, clerk) = (Model(), BareModel(), Clerk())
    let stored = time { for number in 0..<sets { bare.number = number } }
    let call = time { for number in 0..<sets { bare.changed(number) } }
    let unobserved = time { for number in 0..<sets { model.number = number } }
    var sum = 0
    let read = time { for _ in 0..<sets { sum &+= model.number } }

    model.addObserver(clerk, forKeyPath: "number")
    let observed = time { for number in 0..<sets { model.number = number } }
    model.removeObserver(clerk, forKeyPath: "number")

    model.addObserver(clerk, forKeyPath: "number", options: [.old, .new])
    let withValues = time { for number in 0..<sets { model.number = number } }
    let silent = time { for number in 0..<sets { model.other = number } }
    model.removeObserver(clerk, forKeyPath: "number")

    Figures.show("set of a stored property", nanoseconds(stored))
    Figures.show("call of a closure", nanoseconds(call))
    Figures.show("get of a @Dynamic property", nanoseconds(read))
    Figures.show("set of an unobserved @Dynamic property", nanoseconds(unobserved))
    Figures.show("  over a stored property", Figures.ratio(unobserved / stored))
    Figures.show("  over a closure call", Figures.ratio(unobserved / call))
    Figures.show("set of another property of an observed object", nanoseconds(silent))
    Figures.show("set that one observer is told of", nanoseconds(observed))
    Figures.show("  over a closure call", Figures.ratio(observed / call))
    Figures.show("set that one is told of, with old and new", nanoseconds(withValues))
    Figures.show("  over a closure call", Figures.ratio(withValues / call))
  }

  // MARK: - Memory

  private func showMemory() {
    let count = effort.size(50_000)
    let clerk = Clerk()
    let start = residentBytes
    let bare = (0..<count).map { _ in BareModel() }
    let withBare = residentBytes
    let models = (0..<count).map { _ in Model() }
    let withModels = residentBytes
    for model in models { model.addObserver(clerk, forKeyPath: "number") }
    let withObservations = residentBytes
    for model in models { model.removeObserver(clerk, forKeyPath: "number") }
    withExtendedLifetime(bare) {}

    Figures.show("memory of an object with stored properties", bytes(withBare - start, count))
    Figures.show("memory of a KVObject with @Dynamic ones", bytes(withModels - withBare, count))
    Figures.show("memory of its observation by one", bytes(withObservations - withModels, count))
  }

  private func bytes(_ total: Int, _ count: Int) -> String { "\(total / count) B" }

  /// The resident memory of this process, counted by the kernel in whole pages.
  private var residentBytes: Int {
    let counts = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)
    let pages = counts?.split(separator: " ").dropFirst().first.flatMap { Int($0) }
    return (pages ?? 0) * sysconf(Int32(_SC_PAGESIZE))
  }

  // MARK: - Registrations

  private func showRegistrations() {
    let few = registrationAndRemoval(of: 1_000)
    let many = registrationAndRemoval(of: 10_000)
    Figures.show("registration of each of 1,000 observers", nanoseconds(few.adding, each: 1_000))
    Figures.show("registration of each of 10,000", nanoseconds(many.adding, each: 10_000))
    Figures.show(
      "  a tenfold number takes so many times as long", Figures.ratio(many.adding / few.adding),
      goal: "10")
    Figures.show("removal of each of 1,000 observers", nanoseconds(few.removing, each: 1_000))
    Figures.show("removal of each of 10,000", nanoseconds(many.removing, each: 10_000))
    Figures.show(
      "  a tenfold number takes so many times as long", Figures.ratio(many.removing / few.removing),
      goal: "10")
  }

  private func registrationAndRemoval(of count: Int) -> (adding: Double, removing: Double) {
    let clerks = (0..<count).map { _ in Clerk() }
    var (adding, removing): ([Double], [Double]) = ([], [])
    for _ in 0..<rounds {
      let model = Model()
      adding.append(
        once { for clerk in clerks { model.addObserver(clerk, forKeyPath: "number") } })
      removing.append(
        once { for clerk in clerks { model.removeObserver(clerk, forKeyPath: "number") } })
    }
    return (Figures.median(adding), Figures.median(removing))
  }

  // MARK: - Time

  private func time(_ body: () -> Void) -> Double {
    body()
    return Figures.median((0..<rounds).map { _ in once(body) })
  }

  private func once(_ body: () -> Void) -> Double {
    let started = ContinuousClock.now
    body()
    return (ContinuousClock.now - started) / .seconds(1)
  }

  private func nanoseconds(_ seconds: Double) -> String { nanoseconds(seconds, each: sets) }

  private func nanoseconds(_ seconds: Double, each count: Int) -> String {
    "\(Int((seconds * 1_000_000_000 / Double(count)).rounded())) ns"
  }
}

// MARK: - What is measured

private final class Model: KVObject {
  @Dynamic var number = 0
  @Dynamic var other = 0
  @Dynamic var name = "model"
  @Dynamic var next: Model? = nil
}

/// The same model without observation, with a closure as written by hand.
private class BareModel {
  @inline(never) var number: Int {
    get { stored }
    set { stored = newValue }
  }
  private var stored = 0
  var other = 0
  var name = "model"
  var next: BareModel?
  private var count = 0
  @inline(never) var changed: (Int) -> Void = { _ in }

  init() { changed = { [unowned self] in count &+= $0 } }
}

private final class Clerk: KVObject {
  private(set) var count = 0

  override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [KeyValueChangeKey: Any]?,
    context: KVOContext?
  ) {
    count += 1
  }
}
