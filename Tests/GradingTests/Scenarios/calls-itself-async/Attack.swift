import MiniCocoa

actor Log {
  var lines: [String] = []
  func add(_ line: String) { lines.append(line) }
}
@MainActor final class Shown { var count = 0 }
func note(_ log: Log) async throws -> Int {
  await log.add("a")
  try await Task.sleep(for: .milliseconds(1))
  await Task.yield()
  for await number in AsyncStream<Int>(Int.self, { $0.yield(1); $0.finish() }) { print(number) }
  return await withCheckedContinuation { $0.resume(returning: Task.isCancelled ? 0 : 1) }
}

func interferes(with picker: ColorPickerController) {}
