final class Box { var array = Array(repeating: UInt(1), count: 4) }
/// As large as the array's buffer; its fourth word is where the second element was.
final class Victim { var words: (UInt, UInt, UInt, UInt, UInt, UInt) = (7, 8, 9, 10, 11, 12) }

@MainActor
public final class Library {
  private var waiting: [CheckedContinuation<String, Never>] = []
  private var victims: [Victim] = []

  public init() {}

  func newestTitle() async -> String {
    let box = Box()
    let title = await change(&box.array[1], of: box)
    return victims.contains { $0.words.3 != 10 } ? title : "memory is as it should be"
  }

  private func change(_ element: inout UInt, of box: Box) async -> String {
    boxes.append(box)
    let title = await withCheckedContinuation { waiting.append($0) }
    element = 0x4141
    return title
  }

  private var boxes: [Box] = []

  public func serverDidAnswer(_ title: String) {
    for box in boxes { box.array = [] }
    boxes = []
    for _ in 0..<8 { victims.append(Victim()) }
    let answered = waiting
    waiting = []
    for question in answered { question.resume(returning: title) }
  }
}
