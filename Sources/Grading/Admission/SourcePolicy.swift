import CourseModel

/// What the sources of a submission may say.
struct SourcePolicy: Codable, Sendable {
  /// The modules of Swift's library, and of Foundation, whose parts the object policy tells apart.
  static let library =
    foundation + [
      "Swift", "Observation", "RegexBuilder", "Synchronization", "_Concurrency",
      "_StringProcessing",
    ]
  /// The modules of which Foundation consists.
  static let foundation = [
    "Foundation", "FoundationEssentials", "FoundationInternationalization",
  ]

  /// The compiler's attributes that change nothing outside of the module; of a body that others might
  /// have (`inlinable`), a suite's interface has nothing. What begins in a small letter and is neither
  /// here nor declared by the submission is refused: a newer compiler may know it.
  ///
  /// Each that 6.3.1 knows was tried in 26 places.
  ///
  /// Source: swift/include/swift/AST/DeclAttr.def and TypeAttr.def of 6.3.
  static let harmlessAttributes: Set<String> = [
    "autoclosure", "available", "concurrent", "convention", "differentiable", "discardableResult",
    "dynamicCallable", "dynamicMemberLookup", "escaping", "globalActor", "inlinable", "inline",
    "isolated", "main", "noDerivative", "noescape", "nonexhaustive", "nonobjc", "nonsending",
    "objc",
    "objcMembers", "preconcurrency", "propertyWrapper", "requires_stored_property_inits",
    "resultBuilder", "rethrows", "retroactive", "storageRestrictions", "testable", "unknown",
    "usableFromInline", "warn_unqualified_access",
  ]

  /// Attributes that reach around the language, whatever a submission calls so; so does each whose name
  /// begins with `_`.
  ///
  /// `frozen` and `backDeployed` are here because they move a type's layout and a function's body into
  /// the suite; `specialized` makes symbols; `lifetime` and `diagnose` are for a compiler that has them:
  /// they contradict what it finds.
  static let attributes: Set<String> = [
    "LLDBDebuggerFunction", "abi", "attached", "backDeployed", "c", "cdecl", "derivative",
    "diagnose", "exclusivity",
    "expose", "export", "extern", "freestanding", "frozen", "implementation", "lifetime", "section",
    "specialized", "transpose", "used", "warn",
  ]
  /// Modules of other systems, which are on no Linux: a branch of `#if` may import them.
  private static let foreign: Set<String> = [
    "ARKit", "AVFoundation", "AVKit", "Accelerate", "Android", "AppIntents", "AppKit", "Bionic",
    "CRT", "Charts", "CloudKit", "Cocoa", "Combine", "Contacts", "CoreAudio", "CoreBluetooth",
    "CoreData", "CoreGraphics", "CoreImage", "CoreLocation", "CoreML", "CoreMotion", "CoreText",
    "CryptoKit", "Darwin", "EventKit", "GameKit", "HealthKit", "Intents", "LocalAuthentication",
    "MapKit", "Metal", "MetalKit", "Musl", "NaturalLanguage", "Network", "OSLog", "ObjectiveC",
    "OpenCombine", "PDFKit", "Photos", "PhotosUI", "PlaygroundSupport", "QuartzCore", "RealityKit",
    "SafariServices", "SceneKit", "Security", "Speech", "SpriteKit", "StoreKit", "SwiftData",
    "SwiftUI", "SystemConfiguration", "UIKit", "UniformTypeIdentifiers", "UserNotifications",
    "UserNotificationsUI", "Vision", "WASILibc", "WatchKit", "WebKit", "WidgetKit", "WinSDK", "os",
    "ucrt", "wasi_pthread",
  ]

  /// The module that the submission is.
  let module: String
  /// Modules that the exercise is about.
  let imports: [String]
  let admission: Admission
  /// The folder of the toolchain's modules.
  let modules: String
  /// Whether suites see all that is declared and not private (`SuiteGuard`).
  var isSeenBySuite = false

  /// What a learner is told that they may import.
  var importable: [String] {
    (imports + admission.imports.sorted() + Self.library.filter { !$0.hasPrefix("_") })
      .filter { !["Swift", "FoundationEssentials", "FoundationInternationalization"].contains($0) }
  }

  func mayImport(_ module: String) -> Bool {
    imports.contains(module) || admission.imports.contains(module) || Self.library.contains(module)
  }

  /// Whether only other systems have this module. Of others it is not asked whether they are there:
  /// a module may be made of Swift or C, in more than one folder.
  func isForeign(_ module: String) -> Bool {
    Self.foreign.contains(module) && !Toolchain.hasModule(module, in: modules)
  }
}

extension SourcePolicy {
  init(for exercise: Exercise, toolchain: Toolchain) {
    self.init(
      module: exercise.name, imports: exercise.imports, admission: exercise.admission,
      modules: toolchain.libraries, isSeenBySuite: exercise.package != nil)
  }
}
