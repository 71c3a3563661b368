import Foundation
import GradingTestSupport
import Testing

@testable import Grading

/// Comparisons with SwiftPM: of the manifests above, and of those of the packages that Switchboard
/// needs.
@Suite("Manifests, as SwiftPM has them")
struct ManifestProof {
  /// The output of `swift package dump-package` for a target.
  private struct Dumped: Decodable {
    struct Target: Decodable {
      struct Setting: Decodable {
        struct Condition: Decodable {
          var platformNames: [String]?
          var config: String?
        }
        let tool: String
        let kind: [String: [String: Part]]
        var condition: Condition?

        var flag: String? {
          guard let (name, values) = kind.first, let value = values["_0"]?.text else { return nil }
          switch name {
          case "define": return "-D\(value)"
          case "enableUpcomingFeature": return "-enable-upcoming-feature \(value)"
          case "enableExperimentalFeature": return "-enable-experimental-feature \(value)"
          case "swiftLanguageMode": return "mode \(value)"
          default: return nil
          }
        }

        var holds: Bool {
          let platforms = condition?.platformNames ?? []
          return (platforms.isEmpty || platforms.contains("linux"))
            && condition?.config != "release"
        }
      }

      let name: String
      let type: String
      /// `{"byName": ["A", null]}`: the first element of the list is the name.
      let dependencies: [[String: [Part?]]]
      let settings: [Setting]

      var line: String {
        let needs = dependencies.compactMap { $0.values.first?.first??.text }
        let flags = settings.filter { $0.tool == "swift" && $0.holds }.compactMap(\.flag)
        let kind = ["system": "systemLibrary", "binary": "binaryTarget"][type] ?? type
        return (["\(name) \(kind) [\(needs.joined(separator: " "))]"] + flags)
          .joined(separator: " ")
      }
    }
    let targets: [Target]
  }

  /// A text, or another value that does not matter here.
  private struct Part: Decodable {
    let text: String?
    init(from decoder: any Decoder) throws {
      text = try? decoder.singleValueContainer().decode(String.self)
    }
  }

  private static func dumped(_ manifest: String) async throws -> [String] {
    let folder = try TestMachine.emptyFolder("A")
    try Data(manifest.utf8).write(to: folder.appending(path: "Package.swift"))
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["swift", "package", "--package-path", folder.path, "dump-package"]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return try JSONDecoder().decode(Dumped.self, from: data).targets.map(\.line).sorted()
  }

  @Test("that work something out", arguments: ComputedManifest.all)
  func computed(_ manifest: ComputedManifest) async throws {
    #expect(try await Self.dumped(manifest.text) == manifest.expected)
  }

  @Test(
    "of real packages",
    arguments: ["GRDB.swift", "Yams", "swift-argument-parser", "swift-mustache"])
  func real(_ package: String) async throws {
    let file = TestMachine.checkout.appending(path: ".build/checkouts/\(package)/Package.swift")
    let text = try String(contentsOf: file, encoding: .utf8)
    guard case .read(let read) = ManifestReader(text).outcome() else {
      Issue.record("\(ManifestReader(text).outcome())")
      return
    }
    #expect(try await Self.dumped(text) == ManifestEvaluatorTests.lines(read))
  }
}
