@testable import Authoring
import Foundation
import GradingTestSupport
import TestSupport
import Testing

@Suite("Graders for platforms")
struct AutograderTests {
  private static func layout(of platform: AutograderPlatform) -> AutograderPlatform.Layout {
    platform.layout(for: Autograder(exercise: "FlipSide", image: nil))
  }

  @Test("are these files", arguments: AutograderPlatform.allCases)
  func files(_ platform: AutograderPlatform) throws {
    let layout = Self.layout(of: platform)
    var text = "machine: \(layout.machine)\n"
    for (folder, archive) in layout.archives.sorted(by: { $0.key < $1.key }) {
      text += "archive: \(archive) of \(folder)\n"
    }
    for (path, content) in layout.files.sorted(by: { $0.key < $1.key }) {
      text += "\n==== \(path)\n\(content)"
    }
    try expectGolden(text, "autograder-\(platform.rawValue).txt")
  }

  @Test(
    "use a published image by its name", arguments: [AutograderPlatform.classroom, .classroom50])
  func image(_ platform: AutograderPlatform) {
    let layout = platform.layout(for: Autograder(exercise: "FlipSide", image: "school/flip:2"))
    #expect(
      layout.files.values.contains {
        $0.contains("school/flip:2\n") || $0.contains("school/flip:2\"")
      })
    #expect(!layout.files.values.contains { $0.contains("ORGANIZATION") })
  }

  @Test("and the repository's own image have the same Swift")
  func swift() throws {
    let text = try String(
      contentsOf: TestMachine.checkout.appending(path: "Containerfile"), encoding: .utf8)
    #expect(text.contains("FROM swift:\(Autograder.swiftVersion)-bookworm AS tools\n"))
  }

  @Test("An editor's file for a workspace, and the repository's, are JSON")
  func devcontainer() throws {
    let own = try Data(contentsOf: TestMachine.checkout.appending(path: Devcontainer.path))
    for data in [own, Data(Devcontainer.workspace.utf8)] {
      let object = try JSONSerialization.jsonObject(with: data) as? [String: Any]
      #expect(object?["name"] as? String == "Switchboard")
    }
  }
}
