import Foundation
import Testing

@testable import Grading

@Suite("A failure to load a submission")
struct LoadFailureTests {
  private static let product = Product(
    module: "Door", folder: URL(filePath: "/out"), interface: Interface(parsing: ""), outline: nil,
    libraries: [], keepsState: false, names: SourceNames([]), diagnostics: [], admissionSeconds: 0)

  @Test(
    "is its own fault, whatever it lacks and whoever misses it",
    arguments: [
      ("/out/libDoor.so: undefined symbol: nowhere", "defines 'nowhere', and nobody does"),
      ("/out/libDoor.so: undefined symbol: nowhere, version X_1", "defines 'nowhere', and nobody"),
      ("/out/libDoor.so: undefined symbol: $s4Door4openyyF", "'Door.open() -> ()' is declared"),
      ("/out/libDoor.so: undefined symbol: $sSS5ninthSSyF", "'Swift.String.ninth"),
      ("/suites/x/libProgram.so: undefined symbol: $s4Door4BellCMa", "Door.Bell"),
      ("/out/libDoor.so: failed to map segment from shared object", "cannot be loaded"),
      ("/out/libDoor.so: cannot allocate memory in static TLS block", "cannot be loaded"),
    ])
  func own(_ reason: String, _ part: String) throws {
    let sentence = try #require(LoadFailure(reason, of: Self.product)).sentence
    #expect(sentence.contains(part), "\(sentence)")
    #expect(!sentence.contains("/"))
  }

  @Test(
    "is not, where the machine lacks it",
    arguments: [
      "/out/libDoor.so: cannot open shared object file: No such file or directory",
      "/suites/x/libProgram.so: undefined symbol: $s7Testing5IssueVMa",
      "/opt/swift/libFoundation.so: failed to map segment from shared object",
      "the kernel refuses a limit that a check has to have", "",
    ])
  func machine(_ reason: String) {
    #expect(LoadFailure(reason, of: Self.product) == nil)
  }
}
