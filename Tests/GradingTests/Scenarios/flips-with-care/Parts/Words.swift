import Foundation

let system = "unsafe \(Date.now)"
