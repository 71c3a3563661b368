import Checking

import class Recording.Recorder
import protocol Recording.RecorderDelegate
import class Recording.Studio

/// One message as it arrived, in plain values.
struct Heard: Equatable {
  enum Message: Equatable {
    case question
    case piece(Int)
    case end
  }

  let message: Message
  let sender: ObjectIdentifier
  /// The sender's state at that moment.
  let isRecording: Bool
  let length: Int

  var said: String {
    switch message {
    case .question: "the question"
    case .piece(let seconds): "a report of \(seconds) seconds"
    case .end: "the end"
    }
  }
}

/// A delegate that records its messages, and returns the answer it was given.
final class Listener: RecorderDelegate {
  var answer = true
  var heard: [Heard] = []

  var questions: [Heard] { heard.filter { $0.message == .question } }
  var ends: [Heard] { heard.filter { $0.message == .end } }
  var pieces: [Int] {
    heard.compactMap { if case .piece(let seconds) = $0.message { seconds } else { nil } }
  }
  var said: String { heard.map(\.said).joined(separator: "; then ") }

  func recorderShouldStart(_ recorder: Recorder) -> Bool {
    note(.question, of: recorder)
    return answer
  }

  func recorder(_ recorder: Recorder, didRecord seconds: Int) {
    note(.piece(seconds), of: recorder)
  }

  func recorderDidStop(_ recorder: Recorder) {
    note(.end, of: recorder)
  }

  private func note(_ message: Heard.Message, of recorder: Recorder) {
    let (isRecording, length): (Bool, Int) = (recorder.isRecording, recorder.length)
    heard.append(
      Heard(
        message: message, sender: identity(of: recorder), isRecording: isRecording, length: length))
  }
}

func recorder(for listener: Listener) -> Recorder {
  let recorder = Recorder()
  recorder.delegate = listener
  return recorder
}

/// A recorder that has been started.
func running(for listener: Listener) -> Recorder {
  let recorder = recorder(for: listener)
  recorder.start()
  listener.heard = []
  return recorder
}

func isRecording(_ recorder: Recorder) -> Bool { recorder.isRecording }

func identities(of studio: Studio) -> [ObjectIdentifier] {
  let recorders: [Recorder] = studio.recorders
  return recorders.map { identity(of: $0) }
}
