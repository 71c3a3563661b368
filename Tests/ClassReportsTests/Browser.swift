import Foundation
import FoundationNetworking

/// A real browser without a window, driven by WebDriver (W3C Recommendation): Debian's chromium and
/// chromium-driver, which `Scripts/prepare-browser` installs.
///
/// A class, because both run until it is released.
final class Browser {
  struct Fault: Error, CustomStringConvertible {
    let description: String
  }

  private static let driver = "/usr/bin/chromedriver"

  private let process = Process()
  private let port: Int
  private var session = ""

  /// Starts a browser that has no network, with a window of this size.
  init(width: Int = 1000, height: Int = 900, port: Int = 9515) async throws {
    self.port = port
    process.executableURL = URL(filePath: Self.driver)
    process.arguments = ["--port=\(port)", "--log-level=SEVERE"]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    let options: [String: Any] = [
      "args": [
        "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage",
        "--window-size=\(width),\(height)", "--host-resolver-rules=MAP * ~NOTFOUND",
      ]
    ]
    let wanted = ["capabilities": ["alwaysMatch": ["goog:chromeOptions": options]]]
    // The driver takes a moment until it listens.
    for attempt in 1...50 {
      do {
        let answer = try await send("POST", "/session", wanted) as? [String: Any]
        session = "/session/" + (answer?["sessionId"] as? String ?? "")
        return
      } catch let error as URLError where attempt < 50 {
        _ = error
        try await Task.sleep(for: .milliseconds(200))
      }
    }
  }

  deinit { process.terminate() }

  /// Opens a file.
  func open(_ file: URL) async throws {
    _ = try await send("POST", session + "/url", ["url": file.absoluteString])
  }

  /// What a function body answers in the page.
  @discardableResult
  func run(_ script: String) async throws -> Any? {
    try await send("POST", session + "/execute/sync", ["script": script, "args": [Any]()])
  }

  /// Types keys to whatever has the focus, as a keyboard does.
  func press(_ keys: String) async throws {
    let actions = keys.flatMap { key in
      [["type": "keyDown", "value": String(key)], ["type": "keyUp", "value": String(key)]]
    }
    _ = try await send(
      "POST", session + "/actions",
      ["actions": [["type": "key", "id": "keyboard", "actions": actions]]])
  }

  /// Shows the page as somebody has it who likes dark screens, or light ones.
  func prefer(_ scheme: String) async throws {
    let features = [["name": "prefers-color-scheme", "value": scheme]]
    _ = try await send(
      "POST", session + "/goog/cdp/execute",
      ["cmd": "Emulation.setEmulatedMedia", "params": ["features": features]])
  }

  /// What an element is for somebody who listens: its role and its name.
  func spoken(_ selector: String) async throws -> (role: String?, name: String?) {
    let found = try await send(
      "POST", session + "/element", ["using": "css selector", "value": selector])
    guard let element = (found as? [String: String])?.values.first else {
      throw Fault(description: "no element: \(selector)")
    }
    let place = session + "/element/\(element)"
    return (
      try await send("GET", place + "/computedrole") as? String,
      try await send("GET", place + "/computedlabel") as? String
    )
  }

  /// A picture of what is to be seen, as PNG.
  func picture() async throws -> Data {
    let text = try await send("GET", session + "/screenshot") as? String
    guard let text, let data = Data(base64Encoded: text) else {
      throw Fault(description: "no picture")
    }
    return data
  }

  private func send(_ method: String, _ path: String, _ body: [String: Any]? = nil) async throws
    -> Any?
  {
    guard let url = URL(string: "http://127.0.0.1:\(port)\(path)") else {
      throw Fault(description: path)
    }
    var request = URLRequest(url: url)
    request.httpMethod = method
    request.httpBody = try body.map { try JSONSerialization.data(withJSONObject: $0) }
    let (data, _) = try await URLSession.shared.data(for: request)
    let answer = try JSONSerialization.jsonObject(with: data) as? [String: Any]
    let value = answer?["value"]
    if let fault = value as? [String: Any], let error = fault["error"] {
      throw Fault(description: "\(error): \(fault["message"] ?? "")")
    }
    return value is NSNull ? nil : value
  }
}
