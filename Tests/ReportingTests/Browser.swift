import Foundation
import Glibc

/// A real browser without a window and without a network, driven by WebDriver (W3C Recommendation):
/// Debian's chromium and chromium-driver, which `Scripts/prepare browser` installs.
///
/// A class, because both programs run until it is released.
final class Browser {
  struct Fault: Error, CustomStringConvertible {
    let description: String
  }

  private static let driver = "/usr/bin/chromedriver"

  private let process = Process()
  /// A folder for temporary files, because both programs leave some.
  private let folder = FileManager.default.temporaryDirectory
    .appending(path: "switchboard-browser-\(UUID().uuidString.prefix(8))")
  private let port: Int
  private var session = ""

  /// Starts a browser with a window of this size, in points.
  init(width: Int = 1_200, height: Int = 900) throws {
    guard FileManager.default.isExecutableFile(atPath: Self.driver) else {
      throw Fault(description: "no \(Self.driver): Scripts/prepare browser installs it")
    }
    process.executableURL = URL(filePath: Self.driver)
    // The driver chooses a free port and prints it.
    process.arguments = ["--port=0"]
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    process.environment = ProcessInfo.processInfo.environment
      .merging(["TMPDIR": folder.path]) { $1 }
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.runHearingSignals()
    port = try Self.port(in: output.fileHandleForReading)
    let options: [String: Any] = [
      "args": [
        "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage",
        "--hide-scrollbars", "--window-size=\(width),\(height)",
        "--host-resolver-rules=MAP * ~NOTFOUND",
      ]
    ]
    let wanted = ["capabilities": ["alwaysMatch": ["goog:chromeOptions": options]]]
    let answer = try send("POST", "/session", wanted) as? [String: Any]
    guard let name = answer?["sessionId"] as? String else {
      throw Fault(description: "no session")
    }
    session = "/session/" + name
  }

  deinit {
    if !session.isEmpty { _ = try? send("DELETE", session) }
    process.terminate()
    process.waitUntilExit()
    try? FileManager.default.removeItem(at: folder)
  }

  private static func port(in output: FileHandle) throws -> Int {
    var text = ""
    while true {
      let data = output.availableData
      guard !data.isEmpty else { throw Fault(description: "the driver does not start: \(text)") }
      text += String(decoding: data, as: UTF8.self)
      if let match = text.firstMatch(of: /successfully on port (\d+)/), let port = Int(match.1) {
        return port
      }
    }
  }

  /// Opens a file.
  func open(_ file: URL) throws {
    _ = try send("POST", session + "/url", ["url": file.absoluteString])
  }

  /// Runs a function body in the page and returns its result.
  @discardableResult
  func run(_ script: String) throws -> Any? {
    try send("POST", session + "/execute/sync", ["script": script, "args": [Any]()])
  }

  /// Evaluates an expression in the page as a whole number.
  func number(_ script: String) throws -> Int? { try run("return \(script)") as? Int }

  /// Types keys to the focused element, like a keyboard.
  func press(_ keys: String) throws {
    let actions = keys.flatMap { key in
      [["type": "keyDown", "value": String(key)], ["type": "keyUp", "value": String(key)]]
    }
    _ = try send(
      "POST", session + "/actions",
      ["actions": [["type": "key", "id": "keyboard", "actions": actions]]])
  }

  /// Emulates a preference for dark or light screens, or printing.
  func prefer(_ scheme: String, on media: String = "screen") throws {
    let features = [["name": "prefers-color-scheme", "value": scheme]]
    _ = try send(
      "POST", session + "/goog/cdp/execute",
      ["cmd": "Emulation.setEmulatedMedia", "params": ["media": media, "features": features]])
  }

  /// Resizes the window, in points.
  func resize(width: Int, height: Int) throws {
    _ = try send(
      "POST", session + "/goog/cdp/execute",
      [
        "cmd": "Emulation.setDeviceMetricsOverride",
        "params": [
          "width": width, "height": height, "deviceScaleFactor": 1, "mobile": width < 600,
        ],
      ])
  }

  /// Returns the role and name of an element in the accessibility tree.
  func spoken(_ selector: String) throws -> (role: String?, name: String?) {
    let found = try send(
      "POST", session + "/element", ["using": "css selector", "value": selector])
    guard let element = (found as? [String: String])?.values.first else {
      throw Fault(description: "no element: \(selector)")
    }
    let place = session + "/element/\(element)"
    return (
      try send("GET", place + "/computedrole") as? String,
      try send("GET", place + "/computedlabel") as? String
    )
  }

  /// Returns a screenshot as PNG.
  func picture() throws -> Data { try data("GET", "/screenshot") }

  /// Returns the printed page as PDF.
  func printed() throws -> Data { try data("POST", "/print", [:]) }

  private func data(_ method: String, _ path: String, _ body: [String: Any]? = nil) throws -> Data {
    let text = try send(method, session + path, body) as? String
    guard let text, let data = Data(base64Encoded: text) else {
      throw Fault(description: "\(path) gives nothing")
    }
    return data
  }

  /// Sends a request with curl, because the driver rejects those of FoundationNetworking.
  private func send(_ method: String, _ path: String, _ body: [String: Any]? = nil) throws -> Any? {
    let curl = Process()
    curl.executableURL = URL(filePath: "/usr/bin/curl")
    curl.arguments = [
      "--silent", "--show-error", "--max-time", "120", "--noproxy", "*", "--request", method,
      "--header", "Content-Type: application/json",
    ]
    if let body {
      let text = String(decoding: try JSONSerialization.data(withJSONObject: body), as: UTF8.self)
      curl.arguments?.append(contentsOf: ["--data-raw", text])
    }
    curl.arguments?.append("http://127.0.0.1:\(port)\(path)")
    let output = Pipe()
    curl.standardInput = FileHandle.nullDevice
    curl.standardOutput = output
    try curl.runHearingSignals()
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    curl.waitUntilExit()
    guard curl.terminationStatus == 0 else { throw Fault(description: "no answer to \(path)") }
    let answer = try JSONSerialization.jsonObject(with: data) as? [String: Any]
    let value = answer?["value"]
    if let fault = value as? [String: Any], let error = fault["error"] {
      throw Fault(description: "\(error): \(fault["message"] ?? "")")
    }
    return value is NSNull ? nil : value
  }
}

extension Process {
  /// Starts the process with all signals unblocked. A child inherits the blocked signals of a
  /// test's thread, and the driver would never notice that its own child has ended.
  fileprivate func runHearingSignals() throws {
    var (none, before) = (sigset_t(), sigset_t())
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    try run()
  }
}
