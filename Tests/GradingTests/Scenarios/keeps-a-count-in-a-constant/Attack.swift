/// Something that changes, in a constant: each check has to have one of its own.
private actor Log {}

@MainActor private final class Memory { var count = 0 }

private struct Holder: Sendable { let memory: Memory }

@MainActor private let holders = [Holder(memory: Memory())]
private let words = ["one": [1, 2]]

func interferes(with picker: ColorPickerController) {
  MainActor.assumeIsolated {
    holders[0].memory.count += (words["one"] ?? []).count
    if holders[0].memory.count > 2 { fatalError("somebody was here before") }
  }
}
