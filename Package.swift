// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "switchboard",
  products: [
    .executable(name: "switchboard", targets: ["switchboard"]),
    .library(name: "MiniCocoa", targets: ["MiniCocoa"]),
  ],
  dependencies: [
    // Flags, help, completions and the manual page: the commands' grammar is not ours to write.
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    // The front matter of lessons and messages, and the line of every mistake in a data file.
    .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
    // A learner's attempts, in SQLite: a database that survives a crash in mid-write.
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
  ],
  targets: [
    // Floor 0: values, and libraries of C
    .target(name: "CourseModel", dependencies: [.product(name: "Yams", package: "Yams")]),
    .target(name: "CSpawn"),
    // SHA-256, by which everything that is kept for later is found again.
    .systemLibrary(name: "CDigest", providers: [.apt(["libmd-dev"])]),

    // Floor 1: processes
    .target(name: "Execution", dependencies: ["CSpawn"]),

    // Floor 2: what Switchboard does
    .target(name: "Grading", dependencies: ["CourseModel", "Execution", "CDigest"]),
    .target(
      name: "Workspaces",
      dependencies: ["CourseModel", .product(name: "GRDB", package: "GRDB.swift")]),

    // Floor 3: the commands, the only place that prints
    .target(
      name: "SwitchboardCommands",
      dependencies: [
        "CourseModel", "Execution", "Grading", "Workspaces",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
    .executableTarget(name: "switchboard", dependencies: ["SwitchboardCommands"]),

    // For learners, and compiled again by the grader
    .target(name: "MiniCocoa"),
    .target(name: "SuiteRunner"),
  ]
)
