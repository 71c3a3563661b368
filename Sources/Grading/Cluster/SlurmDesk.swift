import Foundation
import Messages
import Threads

/// Where submissions are handed in to Slurm, and watched until each has a judgement or a reason why it has
/// none.
///
/// An actor, because all who wait for a judgement come here. It has no task of its own: whoever waits
/// does what is due (`attend`). Slurm is never asked who is ready; files say that. It is asked only why
/// one does not come.
actor SlurmDesk {
  private let slurm: SlurmCommands
  private let announce: @Sendable (Message) -> Void
  private let preparing = AsyncSemaphore(1)

  private var orders: [String: ChunkOrder] = [:]
  /// Where judgements arrive, whatever the exercise is.
  private var reports: ReportCache?
  /// How many wait for a submission, by its key: several students may hand in the same.
  private var waiters: [String: Int] = [:]
  private var waiting: WaitingParts
  private var arrays = OpenArrays()
  /// What has come of submissions, until all who wait have taken it.
  private var outcomes: [String: Result<Judgement, GradingError>] = [:]
  /// What arrays of earlier runs still judge, by the submissions' keys.
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

  /// What all chunks of this grader's exercise have in common; the first time, what earlier runs have
  /// left with Slurm is looked for, so that nothing is handed in twice.
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

  /// Takes a submission, unless it is with Slurm already.
  func handIn(_ part: Chunk.Part, _ order: ChunkOrder) {
    waiters[part.key, default: 0] += 1
    guard waiters[part.key] == 1 else { return }
    if let left = left.removeValue(forKey: part.key) {
      announce(.waitsForArray(left.task.id.array))
      return arrays.add(part.key, in: left)
    }
    // Nobody asks for what was judged, unless it is damaged, or to be judged anew.
    order.reports.forget(part.key)
    waiting.add(part, order, at: .now)
  }

  /// What has come of a submission, for one of those who wait for it; nil if nothing has yet.
  func outcome(of key: String) -> Result<Judgement, GradingError>? {
    guard let outcome = outcomes[key] else { return nil }
    waiters[key, default: 1] -= 1
    if waiters[key] == 0 {
      waiters[key] = nil
      outcomes[key] = nil
    }
    return outcome
  }

  /// Does what is due: hands in, collects, or looks.
  ///
  /// - Returns: How long whoever waits may sleep before the next time.
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

  /// Ends all that Slurm still has of this; returns when Slurm knows.
  func cancel() async {
    guard !isCancelled else { return }
    isCancelled = true
    // An array that is being handed in has a number only then.
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

  /// Between two looks for files, of which there is one for each task.
  private var betweenCollections: Duration { .milliseconds(250 + arrays.tasks.taskCount) }

  /// Takes up what nodes have judged.
  private func collect() async {
    lastCollection = .now
    guard let reports else { return }
    let arrays = arrays
    for (key, judgement) in await onThread({ arrays.judgements(in: reports) }).get() {
      settle(key, .success(judgement))
    }
    self.arrays.removeFolders()
  }

  /// Between two questions to Slurm: who waits for half an hour needs no answer at each breath, and
  /// Slurm has other users.
  private var betweenLooks: Duration {
    if arrays.tasks.isAnyOver { return OpenTasks.grace / 2 }
    return min(.seconds(60), max(.seconds(5), (.now - started) / 20))
  }

  /// Looks what nodes could not judge, and why something is missing.
  private func look() async {
    lastLook = .now
    let (slurm, arrays) = (slurm, arrays)
    guard let reports, arrays.tasks.count > 0 else { return }
    let (states, failures) = await onThread {
      // Slurm first: what it says is over has written all that it will write.
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
