import Foundation
import Messages
import SwiftSources

/// Submits work to Slurm, and watches it until each submission has a judgement or a reason why it
/// has none.
///
/// An actor, because all callers that wait for a judgement share it. It has no background task: the
/// waiting callers do the work that is due (`attend`). Judgements arrive as files; we ask Slurm
/// only why one is missing.
actor SlurmDesk {
  private let slurm: SlurmCommands
  private let announce: @Sendable (Message) -> Void
  private let preparing = AsyncSemaphore(1)

  private var orders: [String: ChunkOrder] = [:]
  /// The cache in which judgements arrive; the same for all exercises.
  private var reports: ReportCache?
  /// The number of callers that wait for a submission, by its key. Several students may hand in the
  /// same files.
  private var waiters: [String: Int] = [:]
  private var waiting: WaitingParts
  private var arrays = OpenArrays()
  /// The results, until all waiting callers have taken them.
  private var outcomes: [String: Result<Judgement, GradingError>] = [:]
  /// The submissions that arrays of earlier runs still judge, by key.
  private var left: [String: SlurmCommands.Left] = [:]
  private let started = ContinuousClock.now
  private var lastCollection = ContinuousClock.now
  private var lastLook = ContinuousClock.now
  private var isAttended = false
  private var isCancelled = false

  init(
    of slurm: SlurmCommands, chunkSize: Int, width: Int,
    announce: @escaping @Sendable (Message) -> Void
  ) {
    self.slurm = slurm
    self.announce = announce
    waiting = WaitingParts(
      chunkSize: chunkSize, mostTasks: slurm.mostTasks, width: width, at: .now)
  }

  /// The settings of all chunks of this grader's exercise. The first call also looks for work that
  /// earlier runs left with Slurm, so that we submit nothing twice.
  func order(of grader: Grader) async throws(GradingError) -> ChunkOrder {
    let name = grader.exercise.name
    return try await preparing.withPermit { () async throws(GradingError) in
      if let known = orders[name] { return known }
      let (slurm, isFirst) = (slurm, reports == nil)
      let (order, left) = try await onThread { () throws(GradingError) in
        let order = try ChunkOrder(of: grader)
        return (order, isFirst ? slurm.left(in: order.reports.cache) : [:])
      }.get()
      orders[name] = order
      reports = order.reports
      self.left.merge(left) { $1 }
      return order
    }
  }

  /// Accepts a submission, unless Slurm already has it.
  func handIn(_ part: Chunk.Part, _ order: ChunkOrder) {
    waiters[part.key, default: 0] += 1
    guard waiters[part.key] == 1 else { return }
    if let left = left.removeValue(forKey: part.key) {
      announce(.waitsForArray(left.task.id.array))
      return arrays.add(part.key, in: left)
    }
    // A judged submission only comes here if its judgement is damaged, or should be made anew.
    order.reports.forget(part.key)
    waiting.add(part, order, at: .now)
  }

  /// The result of a submission, for one of the waiting callers; nil if there is none yet.
  func outcome(of key: String) -> Result<Judgement, GradingError>? {
    guard let outcome = outcomes[key] else { return nil }
    waiters[key, default: 1] -= 1
    if waiters[key] == 0 {
      waiters[key] = nil
      outcomes[key] = nil
    }
    return outcome
  }

  /// Does the work that is due: submits, collects, or asks Slurm.
  ///
  /// - Returns: The time that the caller may sleep before the next call.
  func attend() async -> Duration {
    let pause = Duration.milliseconds(250 + waiters.count / 5)
    guard !isAttended, !isCancelled else { return pause }
    isAttended = true
    defer { isAttended = false }
    while let (order, chunks) = waiting.nextArray(open: arrays.tasks.count, at: .now) {
      await submit(chunks, order)
    }
    guard arrays.tasks.count > 0, .now - lastCollection >= betweenCollections else { return pause }
    await collect()
    if .now - lastLook >= betweenLooks { await look() }
    return pause
  }

  /// Cancels everything that Slurm still has from this run. Returns when Slurm has confirmed it.
  func cancel() async {
    guard !isCancelled else { return }
    isCancelled = true
    // An array that is being submitted has no number yet.
    while isAttended { try? await Task.sleep(for: .milliseconds(50)) }
    let (slurm, numbers) = (slurm, arrays.tasks.arrays)
    guard !numbers.isEmpty else { return }
    if case .failure(let error) = await onThread({ () throws(GradingError) in
      try slurm.cancel(numbers)
    }) {
      announce(error.message)
    }
    arrays.removeOwnFolders()
  }
}

extension SlurmDesk {
  private func submit(_ chunks: [[Chunk.Part]], _ order: ChunkOrder) async {
    let slurm = slurm
    switch await onThread({ () throws(GradingError) in try slurm.submit(chunks, order) }) {
    case .success(let (array, folder)):
      arrays.add(array, folder, chunks)
      announce(
        .handedToSlurm(
          array, tasks: chunks.count, submissions: chunks.reduce(0) { $0 + $1.count }))
    case .failure(let error):
      for part in chunks.joined() { outcomes[part.key] = .failure(error) }
    }
  }

  /// The time between two searches for files, one file for each task.
  private var betweenCollections: Duration { .milliseconds(250 + arrays.tasks.taskCount) }

  /// Collects the judgements that nodes have written.
  private func collect() async {
    lastCollection = .now
    guard let reports else { return }
    let arrays = arrays
    for (key, judgement) in await onThread({ arrays.judgements(in: reports) }).get() {
      settle(key, .success(judgement))
    }
    self.arrays.removeFolders()
  }

  /// The time between two questions to Slurm. It grows with the run, because a user who waits for
  /// half an hour needs no answer every second, and Slurm serves other users.
  private var betweenLooks: Duration {
    if arrays.tasks.isAnyOver { return OpenTasks.grace / 2 }
    return min(.seconds(60), max(.seconds(5), (.now - started) / 20))
  }

  /// Collects the nodes' failures, and asks Slurm why judgements are missing.
  private func look() async {
    lastLook = .now
    let (slurm, arrays) = (slurm, arrays)
    guard let reports, arrays.tasks.count > 0 else { return }
    let (states, failures) = await onThread {
      // Ask Slurm first: a task that it reports as done has written all of its files.
      let states = Result { () throws(GradingError) in try slurm.tasks(of: arrays.tasks.arrays) }
      return (states, arrays.failures())
    }.get()
    for (key, error) in failures { settle(key, .failure(error)) }
    guard case .success(let states) = states else { return announce(.slurmDoesNotAnswer) }
    let losses = self.arrays.note(states, at: .now)
    for (key, outcome) in await onThread({ arrays.outcomes(of: losses, in: reports) }).get() {
      settle(key, outcome)
    }
    self.arrays.removeFolders()
    if !states.contains(where: { $0.state == "RUNNING" }),
      let obstacle = states.compactMap(\.obstacle).first
    {
      announce(.slurmWaits(for: obstacle))
    }
  }

  private func settle(_ key: String, _ outcome: Result<Judgement, GradingError>) {
    outcomes[key] = outcome
    arrays.remove(key)
  }
}
