/// The pending work of a clock, by due time and then by order of scheduling.
struct Agenda {
  private var entries: [(time: Duration, work: ScheduledWork)] = []

  /// The due time of the next work.
  var nextTime: Duration? {
    entries.first { $0.work.isPending }?.time
  }

  var count: Int { entries.count { $0.work.isPending } }

  /// Inserts work after everything due at the same time or earlier.
  mutating func enter(_ work: ScheduledWork, at time: Duration) {
    let place = entries.lastIndex { $0.time <= time }.map { $0 + 1 } ?? 0
    entries.insert((time, work), at: place)
  }

  /// Removes and returns the first work that is due, with its time. Also discards cancelled work.
  mutating func next(until time: Duration) -> (time: Duration, work: ScheduledWork)? {
    entries.removeAll { !$0.work.isPending }
    guard let first = entries.first, first.time <= time else { return nil }
    return entries.removeFirst()
  }
}
