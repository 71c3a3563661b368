import Synchronization

/// Something that changes, in a constant: each check has to have one of its own.
private final class Memory: Sendable {
  let count = Mutex(0)
}

private struct Holder: Sendable { let memory = Memory() }

private let holders = [Holder()]
private let words = ["one": [1, 2]]

func interferes(with picker: ColorPickerController) {
  let added = (words["one"] ?? []).count
  let count = holders[0].memory.count.withLock { count in
    count += added
    return count
  }
  // No check says it is done more than four times.
  if count > 8 { fatalError("somebody was here before") }
}
