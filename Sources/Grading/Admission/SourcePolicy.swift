import CourseModel

/// The rules for a submission's sources.
struct SourcePolicy: Codable, Sendable {
  /// The modules of Swift's library and of Foundation. The object policy judges their parts.
  static let library =
    foundation + [
      "Swift", "Observation", "RegexBuilder", "Synchronization", "_Concurrency",
      "_StringProcessing",
    ]
  /// The modules that make up Foundation.
  static let foundation = [
    "Foundation", "FoundationEssentials", "FoundationInternationalization",
  ]

  /// The compiler's attributes without an effect outside the module. (`inlinable` exports a body,
  /// but a suite's interface has none.) We refuse other attributes in lower case, unless the
  /// submission declares them, because a newer compiler may know them.
  ///
  /// Each attribute that 6.3.1 knows was tried in 26 places.
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

  /// Attributes that bypass the language's rules, refused even if the submission declares the name.
  /// So is each attribute whose name begins with `_`.
  ///
  /// `frozen` and `backDeployed` are here because they copy a type's layout and a function's body
  /// into the suite. `specialized` adds symbols. Where a compiler supports `lifetime` and
  /// `diagnose`, they override its findings.
  static let attributes: Set<String> = [
    "LLDBDebuggerFunction", "abi", "attached", "backDeployed", "c", "cdecl", "derivative",
    "diagnose", "exclusivity",
    "expose", "export", "extern", "freestanding", "frozen", "implementation", "lifetime", "section",
    "specialized", "transpose", "used", "warn",
  ]
  /// Modules of other systems, which Linux lacks: a branch of `#if` may import them.
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

  let module: String
  /// The modules that the exercise is about.
  let imports: [String]
  let admission: Admission
  /// The folder of the toolchain's modules.
  let modules: String
  /// Whether suites see all declarations that are not private (`SuiteGuard`).
  var isSeenBySuite = false

  /// The modules to list in messages as allowed imports.
  var importable: [String] {
    (imports + admission.imports.sorted() + Self.library.filter { !$0.hasPrefix("_") })
      .filter { !["Swift", "FoundationEssentials", "FoundationInternationalization"].contains($0) }
  }

  func mayImport(_ module: String) -> Bool {
    imports.contains(module) || admission.imports.contains(module) || Self.library.contains(module)
  }

  /// Whether only other systems have this module. We check only those listed, because a module may
  /// be written in Swift or C, in more than one folder.
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
