import CourseModel
import Foundation
import Grading
import GradingTestSupport
import TestSupport
import Testing

@Suite("A module of C that a package needs")
struct ModuleOfCTests {
  @Test("is compiled and may be called by who hands in, with what its headers have inline")
  func called() async throws {
    try await TestMachine.withPermit {
      let thing = try WrittenPackage(
        [
          "Sources/CShapes/include/CShapes.h": """
          #include <math.h>
          #include <stdint.h>
          typedef struct { double width, height; } CShape;
          double CShapeArea(CShape shape);
          extern const int CShapeSides;
          static inline double CShapeDiagonal(CShape shape) {
            return sqrt(shape.width * shape.width + shape.height * shape.height);
          }
          """,
          "Sources/CShapes/shapes.c": """
          #include "CShapes.h"
          #include "own.h"
          const int CShapeSides = 4;
          double CShapeArea(CShape shape) { return SCALE * shape.width * shape.height; }
          """,
          "Sources/CShapes/private/own.h": "#define SCALE FACTOR\n",
        ],
        target: """
          .target(
            name: "CShapes",
            cSettings: [
              .define("FACTOR", to: "2"), .headerSearchPath("private"),
              .define("FACTOR", to: "3", .when(platforms: [.macOS])),
            ],
            linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))])
          """, needing: "CShapes",
        source: """
          import CShapes
          func one() -> Int { Int(CShapeArea(CShape(width: 3, height: 4)) + CShapeDiagonal(CShape(width: 3, height: 4))) + Int(CShapeSides) }
          """, isOne: 33)
      let package = try thing.load()
      #expect(package.modules.map(\.name) == ["CShapes"])
      let grader = try Grader(for: try await thing.frozen(), in: TestMachine.machine())
      let wrong = SourceFile(
        "Thing.swift",
        "import CShapes\nfunc one() -> Int { Int(CShapeArea(CShape(width: 3, height: 4))) }\n")
      let report = try await grader.grade(.accepted(Submission(name: "a", files: [wrong])))
      #expect(report.open == ["isOne()"])
    }
  }

  @Test("may need another, and show its headers in a folder of that name")
  func needing() async throws {
    try await TestMachine.withPermit {
      let thing = try WrittenPackage(
        [
          "Sources/c-ground/c_ground.h": "typedef struct { int level; } CGround;\n",
          "Sources/c-ground/ground.c": "",
          "Sources/CHouse/include/CHouse/CHouse.h":
            "#include <c_ground.h>\ntypedef struct { CGround ground; int floors; } CHouse;\nint CHouseTop(CHouse);\n",
          "Sources/CHouse/house.c":
            "#include <CHouse/CHouse.h>\nint CHouseTop(CHouse house) { return house.ground.level + house.floors; }\n",
          "Sources/Houses/Houses.swift":
            "import CHouse\npublic func top(_ house: CHouse) -> Int { Int(CHouseTop(house)) }\n",
        ],
        target: """
          .target(name: "c-ground", publicHeadersPath: "./"),
          .target(name: "CHouse", dependencies: ["c-ground"]),
          .target(name: "Houses", dependencies: ["CHouse"])
          """, needing: "Houses",
        source: """
          import CHouse
          import c_ground
          import Houses
          func one() -> Int { top(CHouse(ground: CGround(level: -1), floors: 4)) }
          """, isOne: 3)
      #expect(try thing.load().modules.map(\.name) == ["c_ground", "CHouse", "Houses"])
      #expect(try await thing.frozen().checks.map(\.id) == ["isOne()"])
    }
  }

  @Test("that shows a folder of headers and keeps a variable has each check run by itself")
  func stateful() async throws {
    try await TestMachine.withPermit {
      let thing = try WrittenPackage(
        [
          "Sources/CCount/include/up.h": "int up(void);\n",
          "Sources/CCount/include/down.h": "int down(void);\n",
          "Sources/CCount/count.c":
            "static int count;\nint up(void) { return ++count; }\nint down(void) { return --count; }\n",
        ],
        target: ".target(name: \"CCount\")", needing: "CCount",
        source: "import CCount\nfunc one() -> Int { Int(up()) }\n", isOne: 1,
        more: "@Test func isOneAgain() { #expect(one() == 1) }\n")
      #expect(
        try await thing.frozen().checks.map(\.id).sorted() == ["isOne()", "isOneAgain()"])
    }
  }

  @Test("opens no door to the rest of the system")
  func doors() async throws {
    try await TestMachine.withPermit {
      let thing = try WrittenPackage(
        [
          "Sources/CDoor/include/CDoor.h":
            "#include <stdlib.h>\n#include <unistd.h>\nint CDoor(void);\n",
          "Sources/CDoor/door.c": "#include \"CDoor.h\"\nint CDoor(void) { return 1; }\n",
        ],
        target: ".target(name: \"CDoor\")", needing: "CDoor",
        source: "import CDoor\nfunc one() -> Int { Int(CDoor()) }\n", isOne: 1)
      let grader = try Grader(for: try await thing.frozen(), in: TestMachine.machine())
      let leaving = SourceFile(
        "Thing.swift", "import CDoor\nfunc one() -> Int { _exit(0) }\n")
      let report = try await grader.grade(.accepted(Submission(name: "a", files: [leaving])))
      #expect(report.status == .rejected)
      #expect(report.diagnostics.first?.message.contains("_exit") == true)
    }
  }

  @Test(
    "is refused with the reason where it cannot be compiled",
    arguments: [
      (
        ["Sources/CThing/thing.cpp": "", "Sources/CThing/include/CThing.h": ""],
        PackageError.notInC("CThing", "thing.cpp")
      ),
      (
        ["Sources/CThing/thing.c": "", "Sources/CThing/thing.h": ""],
        .noHeaders("CThing", "Sources/CThing/include")
      ),
      (["Sources/CThing/README.md": ""], .noFiles("CThing", "Sources/CThing")),
    ])
  func refused(files: [String: String], error: PackageError) throws {
    let thing = try WrittenPackage(
      files, target: ".target(name: \"CThing\")", needing: "CThing",
      source: "func one() -> Int { 1 }\n", isOne: 1)
    #expect(throws: error) { try thing.load() }
  }

  @Test("is refused for a library that its process would not have")
  func libraries() throws {
    let thing = try WrittenPackage(
      ["Sources/CThing/thing.c": "", "Sources/CThing/include/CThing.h": ""],
      target: ".target(name: \"CThing\", linkerSettings: [.linkedLibrary(\"curl\")])",
      needing: "CThing", source: "func one() -> Int { 1 }\n", isOne: 1)
    #expect(throws: PackageError.unknownSetting("linkedLibrary curl", "CThing")) {
      try thing.load()
    }
  }
}

extension WrittenPackage {
  /// Creates a package with a module that depends on other targets, and a test of its results.
  fileprivate convenience init(
    _ files: [String: String], target: String, needing name: String, source: String, isOne: Int,
    more: String = ""
  ) throws {
    let own = [
      "Package.swift": WrittenPackage.manifest(
        "\n\(target)", needs: ", dependencies: [\"\(name)\"]"),
      "Sources/Thing/Thing.swift": source,
      "Tests/ThingTests/ThingTests.swift": """
      import Testing
      @testable import Thing
      @Test func isOne() { #expect(one() == \(isOne)) }
      \(more)
      """,
    ]
    try self.init(own.merging(files) { own, _ in own })
  }
}
