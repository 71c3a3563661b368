import Foundation
import Messages
import Threads

/// Where submissions are handed in to Slurm: collected into arrays of tasks, and watched until each has a
/// judgement or a reason why it has none.
///
/// An actor, because all who wait for a judgement come here. It has no task of its own: whoever waits
/// does what is due (`attend`). Slurm is never asked who is ready; files say that. It is asked only why
/// one does not come.
actor SlurmDesk {
  private struct Waiting {
    let order: ChunkOrder
    var parts: [Chunk.Part] = []
  }

  /// The most tasks in an array: sites mostly allow one more (MaxArraySize of slurm.conf(5)).
  private static let mostTasks = 1000
  /// After this time without another submission, those that are there are handed in.
  private static let quiet = Duration.milliseconds(500)
  /// Between two calls of sbatch, and between two questions to Slurm.
  private static let (betweenArrays, betweenLooks) = (Duration.seconds(2), Duration.seconds(5))

  private let slurm: SlurmCommands
  /// The most submissions of a task.
  private let chunkSize: Int
  /// So many are out at most; a chunk that is not full waits while more than half of them are.
  private let width: Int
  private let announce: @Sendable (Message) -> Void
  private let preparing = AsyncSemaphore(1)

  private var orders: [String: ChunkOrder] = [:]
  /// How many wait for a submission, by its key: several students may hand in the same.
  private var waiters: [String: Int] = [:]
  private var waiting: [String: Waiting] = [:]
  private var open = OpenTasks()
  /// Of all arrays of which something is waited for; those that were handed in here go when they are over.
  private var folders: [String: ArrayFolder] = [:]
  private var own: Set<String> = []
  /// What arrays of earlier runs still judge, by the submissions' keys.
  private var left: [String: SlurmCommands.Left] = [:]
  private var failures: [String: GradingError] = [:]
  private var lastHandIn = ContinuousClock.now
  private var lastArray = ContinuousClock.now
  private var lastLook = ContinuousClock.now
  private var isAttended = false
  private var isCancelled = false

  init(
    of slurm: SlurmCommands, chunkSize: Int, width: Int,
    announce: @escaping @Sendable (Message) -> Void
  ) {
    (self.slurm, self.chunkSize, self.width) = (slurm, chunkSize, width)
    self.announce = announce
  }

  /// How long whoever waits may sleep before looking again.
  var pause: Duration { .milliseconds(250 + waiters.count / 5) }

  /// What all chunks of this grader's exercise have in common; the first time, what earlier runs have
  /// left with Slurm is looked for, so that nothing is handed in twice.
  func order(of grader: Grader) async throws(GradingError) -> ChunkOrder {
    let name = grader.exercise.name
    return try await preparing.withPermit { () async throws(GradingError) in
      if let known = orders[name] { return known }
      let slurm = slurm
      let isFirst = orders.isEmpty
      let (order, left) = try await onThread { () throws(GradingError) in
        let order = try ChunkOrder(of: grader)
        return (order, isFirst ? slurm.left(in: order.reports.cache) : [:])
      }.get()
      orders[name] = order
      self.left.merge(left) { $1 }
      return order
    }
  }

  /// Takes a submission, unless it is with Slurm already.
  func handIn(_ part: Chunk.Part, _ order: ChunkOrder) {
    waiters[part.key, default: 0] += 1
    guard waiters[part.key] == 1 else { return }
    if let left = left.removeValue(forKey: part.key) {
      announce(.waitsForArray(left.task.array))
      folders[left.task.array] = left.folder
      return open.add(left.task, [part.key])
    }
    // Nobody asks for what was judged, unless it is to be judged anew.
    order.reports.forget(part.key)
    waiting[order.exercise.name, default: Waiting(order: order)].parts.append(part)
    lastHandIn = .now
  }

  /// Why nothing will come of this submission; nil if something may.
  func failure(of key: String) -> GradingError? { failures[key] }

  /// Says that somebody no longer waits for this submission.
  func leave(_ key: String) {
    let isTaskOver = open.remove(key)
    waiters[key, default: 1] -= 1
    if waiters[key] == 0 {
      waiters[key] = nil
      failures[key] = nil
    }
    if isTaskOver { removeFolders() }
  }

  /// Does what is due: hands in, or looks.
  func attend() async {
    guard !isAttended, !isCancelled else { return }
    isAttended = true
    defer { isAttended = false }
    while let (order, chunks) = nextArray() { await submit(chunks, order) }
    if open.count > 0, .now - lastLook >= Self.betweenLooks { await look() }
  }

  /// Ends all that Slurm still has of this; returns when Slurm knows.
  func cancel() async {
    guard !isCancelled else { return }
    isCancelled = true
    // An array that is being handed in has a number only then.
    while isAttended { try? await Task.sleep(for: .milliseconds(50)) }
    let (slurm, arrays) = (slurm, open.arrays)
    guard !arrays.isEmpty else { return }
    if case .failure(let error) = await onThread({ () throws(GradingError) in
      try slurm.cancel(arrays)
    }) {
      announce(error.message)
    }
    for array in own { folders[array]?.remove() }
  }
}

// MARK: - Handing in

extension SlurmDesk {
  /// The chunks of the next array, if it is time for one.
  private func nextArray() -> (ChunkOrder, [[Chunk.Part]])? {
    guard let (name, next) = waiting.first(where: { !$0.value.parts.isEmpty }) else { return nil }
    let isQuiet = .now - lastHandIn >= Self.quiet
    let isTime = isQuiet || .now - lastArray >= Self.betweenArrays
    let full = next.parts.count / chunkSize * chunkSize
    let takesAll = isQuiet && open.count <= width / 2
    let count = min(takesAll ? next.parts.count : full, Self.mostTasks * chunkSize)
    guard isTime, count > 0 else { return nil }
    waiting[name]?.parts.removeFirst(count)
    return (next.order, Chunk.divide(Array(next.parts.prefix(count)), into: chunkSize))
  }

  private func submit(_ parts: [[Chunk.Part]], _ order: ChunkOrder) async {
    lastArray = .now
    let slurm = slurm
    let result = await onThread { () throws(GradingError) in try slurm.submit(parts, order) }
    switch result {
    case .success(let (array, folder)):
      folders[array] = folder
      own.insert(array)
      for (index, part) in parts.enumerated() {
        open.add(SlurmTask.ID(array: array, number: index + 1), part.map(\.key))
      }
      announce(
        .handedToSlurm(array, tasks: parts.count, submissions: parts.reduce(0) { $0 + $1.count }))
    case .failure(let error):
      for part in parts.joined() { failures[part.key] = error }
    }
  }
}

extension SlurmCommands {
  /// Writes the chunks of an array, and hands it in; if that fails, nothing is left of it.
  fileprivate func submit(
    _ parts: [[Chunk.Part]], _ order: ChunkOrder
  ) throws(GradingError) -> (array: String, ArrayFolder) {
    let folder = try ArrayFolder(in: order.reports.cache)
    do throws(GradingError) {
      try folder.write(parts.map(order.chunk), script: order.script(for: folder))
      let array = try submit(folder, tasks: parts.count, megabytes: order.megabytes)
      // Without its note a later run would hand in once more what this one has, and no more than that.
      try? folder.write(
        ArrayFolder.Record(array: array, tasks: parts.map { $0.map(\.key) }))
      return (array, folder)
    } catch {
      folder.remove()
      throw error
    }
  }
}

// MARK: - Looking

extension SlurmDesk {
  /// Looks what nodes could not judge, and why something is missing.
  private func look() async {
    lastLook = .now
    let (slurm, arrays, folders) = (slurm, open.arrays, folders)
    let (states, failed) = await onThread {
      // Slurm first: what it says is over has written all that it will write.
      let states = Result { () throws(GradingError) in try slurm.tasks(of: arrays) }
      let failed = arrays.compactMap { folders[$0] }.map { NodeFailure.all(in: $0.url) }
      return (states, failed)
    }.get()
    for (key, failure) in failed.joined() where open.holds(key) {
      failures[key] = failure.error
      open.remove(key)
    }
    guard case .success(let states) = states else { return announce(.slurmDoesNotAnswer) }
    for loss in open.note(states, at: .now) {
      let words = folders[loss.task.array]?.lastLine(of: loss.task) ?? ""
      failures[loss.key] = .cluster(
        .taskEnded(loss.task.description, loss.end, node: loss.node, words: words))
    }
    removeFolders()
    let isAnyRunning = states.contains { $0.state == "RUNNING" }
    if !isAnyRunning, let obstacle = states.compactMap(\.obstacle).first {
      announce(.slurmWaits(for: obstacle))
    }
  }

  /// Removes the folders of arrays of which nothing is waited for any more.
  private func removeFolders() {
    let arrays = open.arrays
    for (array, folder) in folders where !arrays.contains(array) {
      if own.contains(array) { folder.remove() }
      folders[array] = nil
    }
  }
}
