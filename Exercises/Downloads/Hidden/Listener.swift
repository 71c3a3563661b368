import Checking
import Testing

import class Downloads.Download
import protocol Downloads.DownloadDelegate
import enum Downloads.DownloadError
import class Downloads.DownloadsController

/// One report as it arrived, in plain values.
struct Report: Equatable {
  enum Kind: Equatable {
    case piece(Int)
    /// The error's name; `none` if there was no error.
    case end(String)
  }

  let sender: ObjectIdentifier
  let kind: Kind
  /// The sender's state at that moment; nil if it was not one of the listener's downloads.
  let received: Int?
  let isOver: Bool?

  var isEnd: Bool { if case .end = kind { true } else { false } }

  var said: String {
    switch kind {
    case .piece(let count): "a piece of \(count) bytes"
    case .end(let error): "the end, with \(error == "none" ? "no error" : "the error \(error)")"
    }
  }
}

/// A delegate that only listens.
final class Listener: DownloadDelegate {
  var reports: [Report] = []

  var pieces: [Int] {
    reports.compactMap { if case .piece(let count) = $0.kind { count } else { nil } }
  }
  var ends: [String] {
    reports.compactMap { if case .end(let error) = $0.kind { error } else { nil } }
  }

  func download(_ download: Download, didReceive count: Int) {
    note(.piece(count), of: download)
  }

  func download(_ download: Download, didEndWith error: DownloadError?) {
    note(.end(name(of: error)), of: download)
  }

  private func note(_ kind: Report.Kind, of download: Download) {
    let (received, isOver): (Int, Bool) = (download.received, download.isOver)
    reports.append(
      Report(sender: identity(of: download), kind: kind, received: received, isOver: isOver))
  }
}

/// A delegate that takes a download over from a screen.
final class CarDisplay: DownloadDelegate {
  private(set) var hasHeard = false

  /// Becomes the delegate in the screen's place, and then has the screen let go.
  func takeOver(_ download: Download, from screen: DownloadsController) {
    download.delegate = self
    screen.letGo(of: download)
  }

  func download(_ download: Download, didReceive count: Int) { hasHeard = true }

  func download(_ download: Download, didEndWith error: DownloadError?) {}
}

/// Whether a download reports a piece to its delegate.
func reportsPieces() -> Bool {
  let listener = Listener()
  download(of: "Episode 8", for: listener).receive(10)
  return !listener.reports.isEmpty
}

func name(of error: DownloadError?) -> String {
  guard let error else { return "none" }
  return switch error {
  case .noConnection: "noConnection"
  case .noSpace: "noSpace"
  case .cancelled: "cancelled"
  @unknown default: "another one"
  }
}

// MARK: - Downloads

/// Unpredictable sizes of pieces.
func unforeseenPieces() -> [Int] { (1...3).map { _ in Int.random(in: 11...99) } }

func unforeseenTitle() -> String { "Episode \(Int.random(in: 1_000...9_999))" }

func download(of title: String = "Episode 7", for listener: Listener) -> Download {
  let download = Download(of: title, size: 1_000)
  download.delegate = listener
  return download
}

// MARK: - Screens

func asDelegate(_ screen: DownloadsController) -> (any DownloadDelegate)? {
  (screen as AnyObject) as? any DownloadDelegate
}

/// The screen as a delegate; records a failure if it is none.
func listening(_ screen: DownloadsController) -> (any DownloadDelegate)? {
  let delegate = asDelegate(screen)
  if delegate == nil {
    Issue.record(
      """
      DownloadsController doesn't adopt DownloadDelegate, so it can't get any message. Adopting \
      the protocol is the promise to implement both of its messages.
      """)
  }
  return delegate
}

/// A download that a screen has started and to which another object listens, so that the check does
/// all the telling.
func listed(
  by screen: DownloadsController, _ title: String, size: Int = 100, for listener: Listener
) -> Download {
  let download = screen.start(title, size: size)
  download.delegate = listener
  return download
}

/// The contents of a screen, in plain values.
struct Shown: Equatable {
  let running: [ObjectIdentifier]
  let percents: [String: Int]
  let traffic: Int
  let library: [String]
  let failures: [String: String]

  init(_ screen: DownloadsController) {
    let running: [Download] = screen.running
    self.running = running.map { identity(of: $0) }
    percents = screen.percents
    traffic = screen.traffic
    library = screen.library
    let failures: [String: DownloadError] = screen.failures
    self.failures = failures.mapValues { name(of: $0) }
  }
}
