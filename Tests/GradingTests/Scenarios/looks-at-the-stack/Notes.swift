import Foundation

let isTested = Thread.callStackSymbols.contains { $0.contains("Testing") }
