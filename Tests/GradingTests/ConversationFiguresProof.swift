import Foundation
import GradingTestSupport
import Testing

/// The share of failed checks with a picture, and of right answers with a mark.
///
/// `SWITCHBOARD_RECORDINGS=FOLDER` measures the whole course, which takes ten minutes. Recordings
/// stay in that folder and are reused. The folder also gets the table (`figures.txt`), marks in
/// right answers (`marked.txt`), checks without a picture (`bare.txt`), and as many random pictures
/// as `SWITCHBOARD_READ` says, for human review (`pictures.txt`).
@Suite("Conversations of the course", .timeLimit(.minutes(30)))
struct ConversationFiguresProof {
  private static let environment = ProcessInfo.processInfo.environment
  private static let folder = environment["SWITCHBOARD_RECORDINGS"].map { URL(filePath: $0) }
  /// The sample for every day: one exercise from each of three topics.
  private static let sample = ["BothDoors", "Portrait", "Thermometers"]

  @Test("show what is wrong, and mark little that is right")
  func figures() async throws {
    let names =
      Self.folder == nil
      ? Self.sample
      : try FileManager.default.contentsOfDirectory(
        atPath: TestMachine.checkout.appending(path: "Exercises").path
      ).sorted()
    let all = try await withThrowingTaskGroup(of: ConversationFigures.self) { group in
      for name in names {
        group.addTask {
          ConversationFigures(of: try await RecordedAnswers(of: name, keptIn: Self.folder))
        }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }.sorted { $0.exercise < $1.exercise }
    print(all.table)
    try Self.write(all)
    #expect(all.pictured >= 0.9)
    #expect(all.marked <= 0.05)
  }

  private static func write(_ all: [ConversationFigures]) throws {
    guard let folder else { return }
    let count = Int(environment["SWITCHBOARD_READ"] ?? "") ?? 60
    let texts = [
      "figures": all.table,
      "marked": all.flatMap(\.marked).map(\.description).joined(separator: "\n"),
      "bare": all.flatMap(\.failing).filter { $0.picture == nil }.map(\.description)
        .joined(separator: "\n"),
      "pictures": all.flatMap(\.pictured).shuffled().prefix(count).map(\.description)
        .joined(separator: "\n"),
    ]
    for (name, text) in texts {
      try Data((text + "\n").utf8).write(to: folder.appending(path: "\(name).txt"))
    }
  }
}
