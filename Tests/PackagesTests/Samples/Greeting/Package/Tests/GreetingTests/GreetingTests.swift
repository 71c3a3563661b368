import Foundation
import Testing

@testable import Greeting

let runsAll = ProcessInfo.processInfo.environment["GREETING_ALL"] == "yes"

@Test func nobody() { #expect(greeting(for: nil) == "Hello, World!") }

@Test(.enabled(if: runsAll)) func somebody() { #expect(greeting(for: "Ann") == "Hello, Ann!") }

@Test(.disabled("nobody knows")) func empty() { #expect(greeting(for: "") == "?") }
