/// What a clock has to do, by time and then by order of scheduling.
struct Agenda {
  private var entries: [(time: Duration, work: ScheduledWork)] = []

  /// When the next work is due.
  var nextTime: Duration? {
    entries.first { $0.work.isPending }?.time
  }

  var count: Int { entries.count { $0.work.isPending } }

  /// Enters work behind all that is due at the same time or before.
  mutating func enter(_ work: ScheduledWork, at time: Duration) {
    let place = entries.lastIndex { $0.time <= time }.map { $0 + 1 } ?? 0
    entries.insert((time, work), at: place)
  }

  /// Takes out the first work that is due, with its time; what has been cancelled goes, too.
  mutating func next(until time: Duration) -> (time: Duration, work: ScheduledWork)? {
    entries.removeAll { !$0.work.isPending }
    guard let first = entries.first, first.time <= time else { return nil }
    return entries.removeFirst()
  }
}
