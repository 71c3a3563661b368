import CourseModel
import Foundation
import Grading
import GradingTestSupport
import Testing

@Suite("A package that needs swift-numerics, from its own repository")
struct NumericsProof {
  @Test("is graded with what that has in C; its functions are called, and nothing else of C is")
  func numerics() async throws {
    try await TestMachine.withPermit {
      let place = try TestMachine.emptyFolder("numerics")
      let numerics = place.appending(path: "swift-numerics")
      let clone = Process()
      clone.executableURL = URL(filePath: "/usr/bin/git")
      clone.arguments = [
        "clone", "--quiet", "--depth", "1", "--branch", "1.1.1",
        "https://github.com/apple/swift-numerics", numerics.path,
      ]
      try clone.run()
      clone.waitUntilExit()
      try #require(clone.terminationStatus == 0, "the repository of swift-numerics is not there")

      let needs = #", dependencies: [.product(name: "Numerics", package: "swift-numerics")]"#
      let thing = try WrittenPackage(
        manifest: WrittenPackage.manifest(needs: needs, of: "swift-numerics"),
        source: Self.turning("angle"),
        tests: """
          import Numerics
          import Testing
          @testable import Thing
          @Test func turns() {
            #expect(turned(Complex(1, 0), by: .pi / 2).isApproximatelyEqual(to: Complex(0, 1)))
          }
          @Test func gamma() {
            #expect(gammas(0.5)[0].isApproximatelyEqual(to: .sqrt(.pi)))
          }
          """)
      var loader = try thing.loader()
      loader.others = [numerics]
      let machine = try TestMachine.machine()
      let exercise = try await PackageFrame(on: machine).frozen(loader.load())
      #expect(exercise.checks.map(\.id).sorted() == ["gamma()", "turns()"])
      let grader = try Grader(for: exercise, in: machine)
      func report(on text: String) async throws -> Report {
        let file = SourceFile("Thing.swift", text)
        return try await grader.grade(.accepted(Submission(name: "a", files: [file])))
      }
      #expect(try await report(on: Self.turning("angle")).status == .passed)
      #expect(try await report(on: Self.turning("-angle")).open == ["turns()"])
      let shim = "import _NumericsShims\n" + Self.turning("angle + libm_log1p(0)")
      #expect(try await report(on: shim).status == .passed)
      let leaving = "import _NumericsShims\nfunc leave() { exit(0) }\n" + Self.turning("angle")
      #expect(try await report(on: leaving).status == .doesNotCompile)
    }
  }

  private static func turning(_ angle: String) -> String {
    """
    import Numerics
    func turned(_ point: Complex<Double>, by angle: Double) -> Complex<Double> {
      point * Complex(length: 1, phase: \(angle))
    }
    func gammas(_ x: Double) -> [Double] { [.gamma(x), .logGamma(x), .expMinusOne(x), .cosh(x)] }

    """
  }
}
