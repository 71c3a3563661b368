// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "switchboard",
  products: [
    .executable(name: "switchboard", targets: ["SwitchboardCommands"]),
    .library(name: "MiniCocoa", targets: ["MiniCocoa"]),
  ],
  dependencies: [
    // Flags, help, completions and the manual page: the commands' grammar is not ours to write.
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    // The front matter of lessons and messages, and the line of every mistake in a data file.
    .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
    // A learner's attempts, in SQLite: a database that survives a crash in mid-write.
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
    // What each part of a Swift program is, by the compiler's own parser: highlighting, and what a
    // submission may say.
    .package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.1"),
    // The pages that instructors and students open in a browser: templates, not strings of our own.
    .package(url: "https://github.com/hummingbird-project/swift-mustache", from: "2.1.1"),
  ],
  targets: [
    // Floor 0: values, and libraries of C
    // Courses, exercises, checks, reports and conversations as values: hides how folders hold them.
    .target(
      name: "CourseModel",
      dependencies: [
        "CDigest", "CSodium", "CZlib", "Messages", .product(name: "Yams", package: "Yams"),
      ]),
    // Sentences that people read: hides catalogues, plurals and languages.
    .target(name: "Messages"),
    .target(name: "CDescriptors"),
    .target(name: "CSpawn"),
    .target(name: "CTerminal"),
    // SHA-256, by which everything that is kept for later is found again.
    .systemLibrary(name: "CDigest", providers: [.apt(["libmd-dev"])]),
    // What a learner has written at each attempt, kept small: Foundation on Linux cannot compress.
    .systemLibrary(name: "CZlib", providers: [.apt(["zlib1g-dev"])]),
    // What a handout holds that nobody is to read by a glance: XChaCha20-Poly1305.
    .systemLibrary(name: "CSodium", providers: [.apt(["libsodium-dev"])]),
    // The filter of system calls: their names, numbers and arguments are not ours to keep.
    .systemLibrary(name: "CSeccomp", providers: [.apt(["libseccomp-dev"])]),
    // The sections and symbols of an object file, as the linker sees them.
    .systemLibrary(name: "CElf", providers: [.apt(["libelf-dev"])]),
    // Widths of characters and legal line breaks, whatever the locale.
    .systemLibrary(name: "CUnistring", providers: [.apt(["libunistring-dev"])]),
    // Where long words of German and Russian may be divided.
    .systemLibrary(
      name: "CHyphen", providers: [.apt(["libhyphen-dev", "hyphen-de", "hyphen-ru"])]),
    // CommonMark, by its reference implementation.
    .systemLibrary(name: "CCMark", providers: [.apt(["libcmark-dev"])]),

    // Floor 1: processes, the screen, and Swift as text
    // Programs in a sandbox, and files that change: hides fork, guard, confinement and inotify.
    .target(
      name: "Execution", dependencies: ["CDescriptors", "CSeccomp", "CSpawn", "Messages"]),
    // Styles, widths, keys and pictures of rows: hides escape sequences, and makes hostile text safe.
    .target(name: "Terminal", dependencies: ["CTerminal", "CUnistring", "Messages"]),
    // The declarations of Swift files, their differences and likeness: hides swift-syntax, and the
    // threads with a deep stack that parse submissions.
    .target(
      name: "SwiftSources",
      dependencies: [
        "CDescriptors", "CourseModel", "Messages",
        .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftSyntax", package: "swift-syntax"),
      ]),

    // Floor 2: what Switchboard does
    // Markdown in, lines out: hides libcmark, highlighting and line breaks.
    .target(
      name: "Typesetting",
      dependencies: [
        "CCMark", "CHyphen", "CourseModel", "Messages", "SwiftSources", "Terminal",
        .product(name: "SwiftSyntax", package: "swift-syntax"),
      ]),
    // A submission in, a report out: hides intake, compiling, admission, suites and their runs.
    .target(
      name: "Grading",
      dependencies: [
        "CElf", "CourseModel", "Execution", "Messages", "SwiftSources",
        // Whose submissions are whose in a class that Gradescope has exported.
        .product(name: "Yams", package: "Yams"),
        .product(name: "SwiftSyntax", package: "swift-syntax"),
      ]),
    // Reports in, documents out: hides each format, gradebook and page of a class.
    .target(
      name: "Reporting",
      dependencies: [
        "CourseModel", "Messages", "SwiftSources", "Terminal", "Typesetting",
        .product(name: "Mustache", package: "swift-mustache"),
      ]),

    // Floor 3: what people do
    // Programs on the whole screen, from the reader of lessons to the practice loop: hides the loop,
    // keys, panes and layout. Effects, runs of programs and verdicts come from others.
    .target(
      name: "FullScreen",
      dependencies: [
        "CourseModel", "Messages", "Reporting", "SwiftSources", "Terminal", "Typesetting",
      ]),
    // The audit of a course, and its handouts: hides mutants, templates, and handouts' format.
    .target(
      name: "Authoring",
      dependencies: [
        "CourseModel", "FullScreen", "Grading", "Messages", "SwiftSources", "Terminal",
        "Typesetting", .product(name: "SwiftOperators", package: "swift-syntax"),
        .product(name: "SwiftSyntax", package: "swift-syntax"),
      ]),

    // Floor 4: the commands, the only place that prints, and @main: hides flags, presenters, a learner's
    // workspace, and the database of attempts.
    .executableTarget(
      name: "SwitchboardCommands",
      dependencies: [
        "Authoring", "CourseModel", "Execution", "FullScreen", "Grading", "Messages", "Reporting",
        "SwiftSources", "Terminal", "Typesetting",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "GRDB", package: "GRDB.swift"),
      ]),

    // 'make bench'
    .executableTarget(
      name: "benchmarks",
      dependencies: [
        "CourseModel", "Execution",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),

    // For learners, and compiled again by the grader
    .target(name: "MiniCocoa"),
    .target(name: "SuiteRunner"),
    // Replacements for parts of Foundation that submissions call
    .target(name: "SafeFoundation"),
    // For authors of suites, and compiled again by the grader
    .target(name: "Checking"),
    // Compiled by the grader, too, where somebody wants to see what objects said
    .target(name: "ConversationRecorder"),
    // The program around an exercise's demo, compiled by the grader where somebody plays
    .target(name: "DemoRunner", dependencies: ["Checking", "ConversationRecorder", "MiniCocoa"]),

    // The stubs, so that editors know them: written by 'switchboard sync'
    // exercises: begin
    .target(
      name: "FlipSide", dependencies: ["MiniCocoa"],
      path: "Exercises/FlipSide/Sources"),
    .target(
      name: "ColorPicker", dependencies: ["MiniCocoa"],
      path: "Exercises/ColorPicker/Sources"),
    .target(
      name: "Downloads", dependencies: ["MiniCocoa"],
      path: "Exercises/Downloads/Sources"),
    .target(
      name: "ListView", dependencies: ["MiniCocoa"],
      path: "Exercises/ListView/Sources"),
    .target(
      name: "ScrollToTop", dependencies: ["MiniCocoa"],
      path: "Exercises/ScrollToTop/Sources"),
    .target(
      name: "Portrait", dependencies: ["MiniCocoa"],
      path: "Exercises/Portrait/Sources"),
    .target(
      name: "AppDelegate", dependencies: ["MiniCocoa"],
      path: "Exercises/AppDelegate/Sources"),
    .target(
      name: "Multicast", dependencies: ["MiniCocoa"],
      path: "Exercises/Multicast/Sources"),
    .target(
      name: "Recording", dependencies: ["MiniCocoa"],
      path: "Exercises/Recording/Sources"),
    .target(
      name: "FourNeeds", dependencies: ["MiniCocoa"],
      path: "Exercises/FourNeeds/Sources"),
    .target(
      name: "Employees", dependencies: ["MiniCocoa"],
      path: "Exercises/Employees/Sources"),
    .target(
      name: "WhoseNotification", dependencies: ["MiniCocoa"],
      path: "Exercises/WhoseNotification/Sources"),
    .target(
      name: "ChiefExecutiveTasks", dependencies: ["MiniCocoa"],
      path: "Exercises/ChiefExecutiveTasks/Sources"),
    .target(
      name: "Announcements", dependencies: ["MiniCocoa"],
      path: "Exercises/Announcements/Sources"),
    .target(
      name: "AlongTheWire", dependencies: ["MiniCocoa"],
      path: "Exercises/AlongTheWire/Sources"),
    .target(
      name: "SameCompany", dependencies: ["MiniCocoa"],
      path: "Exercises/SameCompany/Sources"),
    .target(
      name: "Logbook", dependencies: ["MiniCocoa"],
      path: "Exercises/Logbook/Sources"),
    .target(
      name: "Bulletins", dependencies: ["MiniCocoa"],
      path: "Exercises/Bulletins/Sources"),
    .target(
      name: "BothDoors", dependencies: ["MiniCocoa"],
      path: "Exercises/BothDoors/Sources"),
    .target(
      name: "TwoButtons", dependencies: ["MiniCocoa"],
      path: "Exercises/TwoButtons/Sources"),
    .target(
      name: "UpTheChain", dependencies: ["MiniCocoa"],
      path: "Exercises/UpTheChain/Sources"),
    .target(
      name: "Controls", dependencies: ["MiniCocoa"],
      path: "Exercises/Controls/Sources"),
    .target(
      name: "Reception", dependencies: ["MiniCocoa"],
      path: "Exercises/Thermometers/Modules/Reception", packageAccess: false),
    .target(
      name: "Weather", dependencies: ["MiniCocoa"],
      path: "Exercises/Thermometers/Modules/Weather", packageAccess: false),
    .target(
      name: "Thermometers", dependencies: ["MiniCocoa", "Reception", "Weather"],
      path: "Exercises/Thermometers/Sources"),
    .target(
      name: "Workplace", dependencies: ["MiniCocoa"],
      path: "Exercises/ReceptionDesk/Modules/Workplace", packageAccess: false),
    .target(
      name: "ReceptionDesk", dependencies: ["MiniCocoa", "Workplace"],
      path: "Exercises/ReceptionDesk/Sources"),
    .target(
      name: "Instruments", dependencies: ["MiniCocoa"],
      path: "Exercises/Batches/Modules/Instruments", packageAccess: false),
    .target(
      name: "Batches", dependencies: ["MiniCocoa", "Instruments"],
      path: "Exercises/Batches/Sources"),
    .target(
      name: "ContactList", dependencies: ["MiniCocoa"],
      path: "Exercises/ContactList/Sources"),
    .target(
      name: "Contacts", dependencies: ["MiniCocoa"],
      path: "Exercises/ContactRows/Modules/Contacts", packageAccess: false),
    .target(
      name: "ContactRows", dependencies: ["MiniCocoa", "Contacts"],
      path: "Exercises/ContactRows/Sources"),
    .target(
      name: "Library", dependencies: ["MiniCocoa"],
      path: "Exercises/ThreeWaysToACell/Modules/Library", packageAccess: false),
    .target(
      name: "Postage", dependencies: ["MiniCocoa", "Library"],
      path: "Exercises/ThreeWaysToACell/Modules/Postage", packageAccess: false),
    .target(
      name: "Pricing", dependencies: ["MiniCocoa", "Library"],
      path: "Exercises/ThreeWaysToACell/Modules/Pricing", packageAccess: false),
    .target(
      name: "ThreeWaysToACell", dependencies: ["MiniCocoa", "Library", "Postage", "Pricing"],
      path: "Exercises/ThreeWaysToACell/Sources"),
    .target(
      name: "Wires", dependencies: ["MiniCocoa"],
      path: "Exercises/WhichWire/Modules/Wires", packageAccess: false),
    .target(
      name: "WhichWire", dependencies: ["MiniCocoa", "Wires"],
      path: "Exercises/WhichWire/Sources"),
    .target(
      name: "Telephony", dependencies: ["MiniCocoa"],
      path: "Exercises/Exchange/Modules/Telephony", packageAccess: false),
    .target(
      name: "Screens", dependencies: ["MiniCocoa", "Telephony"],
      path: "Exercises/Exchange/Modules/Screens", packageAccess: false),
    .target(
      name: "Exchange", dependencies: ["MiniCocoa", "Telephony", "Screens"],
      path: "Exercises/Exchange/Sources"),
    .target(
      name: "Saleroom", dependencies: ["MiniCocoa"],
      path: "Exercises/AuctionNight/Modules/Saleroom", packageAccess: false),
    .target(
      name: "AuctionNight", dependencies: ["MiniCocoa", "Saleroom"],
      path: "Exercises/AuctionNight/Sources"),
    .target(
      name: "ParkingMeter", dependencies: ["MiniCocoa"],
      path: "Exercises/ParkingMeter/Sources"),
    .target(
      name: "TideLog", dependencies: ["MiniCocoa"],
      path: "Exercises/TideLog/Sources"),
    .target(
      name: "ChatRooms", dependencies: ["MiniCocoa"],
      path: "Exercises/ChatRooms/Sources"),
    .target(
      name: "Darkroom", dependencies: ["MiniCocoa"],
      path: "Exercises/PhotoImport/Modules/Darkroom", packageAccess: false),
    .target(
      name: "PhotoImport", dependencies: ["MiniCocoa", "Darkroom"],
      path: "Exercises/PhotoImport/Sources"),
    .target(
      name: "RemoteControl", dependencies: ["MiniCocoa"],
      path: "Exercises/RemoteControl/Sources"),
    .target(
      name: "Fishkeeping", dependencies: ["MiniCocoa"],
      path: "Exercises/Aquarium/Modules/Fishkeeping", packageAccess: false),
    .target(
      name: "Aquarium", dependencies: ["MiniCocoa", "Fishkeeping"],
      path: "Exercises/Aquarium/Sources"),
    .target(
      name: "Orders", dependencies: ["MiniCocoa"],
      path: "Exercises/Orders/Sources"),
    .target(
      name: "BikeRental", dependencies: ["MiniCocoa"],
      path: "Exercises/BikeRental/Sources"),
    .target(
      name: "Posters", dependencies: ["MiniCocoa"],
      path: "Exercises/Posters/Sources"),
    .target(
      name: "FinalWhistle", dependencies: ["MiniCocoa"],
      path: "Exercises/FinalWhistle/Sources"),
    .target(
      name: "HeartRate", dependencies: ["MiniCocoa"],
      path: "Exercises/HeartRate/Sources"),
    .target(
      name: "NightLight", dependencies: ["MiniCocoa"],
      path: "Exercises/NightLight/Sources"),
    // exercises: end

    // Tests of the targets above, and what they share
    .target(name: "TestSupport", dependencies: ["Messages"], path: "Tests/TestSupport"),
    .target(
      name: "GradingTestSupport",
      dependencies: ["Authoring", "CourseModel", "Execution", "Grading"],
      path: "Tests/GradingTestSupport"),
    .testTarget(name: "CourseModelTests", dependencies: ["CourseModel", "TestSupport"]),
    .testTarget(
      name: "MessagesTests",
      dependencies: [
        "Messages", "TestSupport", .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftSyntax", package: "swift-syntax"),
      ]),
    .testTarget(name: "MiniCocoaTests", dependencies: ["MiniCocoa"]),
    .testTarget(name: "CheckingTests", dependencies: ["Checking"]),
    .testTarget(name: "SafeFoundationTests", dependencies: ["SafeFoundation"]),
    .testTarget(name: "ExecutionTests", dependencies: ["Execution", "TestSupport"]),
    .testTarget(
      name: "TerminalTests", dependencies: ["FullScreen", "Messages", "Terminal", "TestSupport"]),
    .testTarget(
      name: "SwiftSourcesTests",
      dependencies: [
        "CourseModel", "SwiftSources", "TestSupport",
        .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftSyntax", package: "swift-syntax"),
      ],
      exclude: ["Goldens"]),
    .testTarget(
      name: "TypesettingTests",
      dependencies: [
        "CCMark", "CUnistring", "CourseModel", "Terminal", "TestSupport", "Typesetting",
      ],
      exclude: ["Goldens"], resources: [.copy("Fixtures")]),
    .testTarget(
      name: "PredictingTests",
      dependencies: ["FullScreen", "Messages", "Terminal", "TestSupport", "Typesetting"],
      exclude: ["Goldens"]),
    .testTarget(
      name: "ReadingTests",
      dependencies: ["FullScreen", "Messages", "Terminal", "TestSupport", "Typesetting"],
      exclude: ["Goldens"]),
    .testTarget(
      name: "PractisingTests",
      dependencies: [
        "CourseModel", "FullScreen", "Messages", "Reporting", "Terminal", "TestSupport",
        "Typesetting",
      ],
      exclude: ["Goldens"]),
    .testTarget(
      name: "PackagesTests",
      dependencies: [
        "CourseModel", "Execution", "Grading", "GradingTestSupport", "TestSupport",
      ],
      exclude: ["Samples"]),
    .testTarget(
      name: "ReportingTests",
      dependencies: [
        "CourseModel", "GradingTestSupport", "Messages", "Reporting", "SwiftSources", "Terminal",
        "TestSupport", "Typesetting",
      ],
      exclude: ["Goldens"]),
    .testTarget(
      name: "LearningTests",
      dependencies: [
        "CourseModel", "FullScreen", "GradingTestSupport", "SwitchboardCommands", "Terminal",
        "TestSupport", "Typesetting", .product(name: "GRDB", package: "GRDB.swift"),
      ],
      exclude: ["Goldens"]),
    .testTarget(
      name: "SwitchboardCommandsTests",
      dependencies: [
        "Authoring", "CourseModel", "Execution", "FullScreen", "GradingTestSupport", "Messages",
        "SwitchboardCommands", "Terminal", "TestSupport", "benchmarks",
      ]),
    .testTarget(
      name: "AuthoringTests",
      dependencies: [
        "Authoring", "CourseModel", "Execution", "Grading", "GradingTestSupport", "Messages",
        "SwitchboardCommands", "TestSupport", "Typesetting",
      ],
      exclude: ["Goldens"]),
    .testTarget(
      name: "GradingTests",
      dependencies: [
        "CourseModel", "Execution", "FullScreen", "Grading", "GradingTestSupport", "Reporting",
        "SwiftSources", "SwitchboardCommands", "Terminal", "TestSupport", "Typesetting",
      ],
      exclude: ["Given", "Goldens", "Scenarios", "Wrong"]),
  ]
)
