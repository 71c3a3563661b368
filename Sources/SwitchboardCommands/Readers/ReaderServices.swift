import CourseModel
import Execution
import Foundation
import FullScreen
import Messages
import SwiftSources
import Terminal
import Typesetting

/// The only place where the effects of a reader are carried out.
struct ReaderServices: LoopServices {
  let tasks: LoopTasks<ReaderMessage>
  let library: Library
  let host: PageProgramHost
  let theme: Theme
  /// Makes the first page, if only its name is known.
  let making: (@Sendable () throws -> ReaderPage)?
  /// Receives the addresses of the pages that were read to their end.
  let noteRead: (String) -> Void
  /// Cancels the layout in progress.
  private var layout: Cancellation?

  init(
    _ tasks: LoopTasks<ReaderMessage>, library: Library, host: PageProgramHost, theme: Theme,
    making: (@Sendable () throws -> ReaderPage)?, noteRead: @escaping (String) -> Void
  ) {
    self.tasks = tasks
    self.library = library
    self.host = host
    self.theme = theme
    self.making = making
    self.noteRead = noteRead
  }

  mutating func end() {
    layout?.cancel()
    host.stop()
  }

  func event(about error: any Error) -> ReaderMessage { .failed(library.sentence(about: error)) }

  mutating func perform(_ effect: ReaderEffect) throws -> Outcome<ReaderMessage> {
    let (tasks, library, host, theme) = (tasks, library, host, theme)
    switch effect {
    case .quit: return .end(.quit)
    case .interrupt: return .end(.interrupted)
    case .giveUp(let sentence): return .end(.gaveUp(sentence))
    case .suspend: return .suspend
    case .make:
      if let making { open(at: nil, making) }
    case .open(let path, let fragment, let address):
      open(at: fragment) { try library.page(at: path, from: address) }
    case .layOut(let order):
      layout?.cancel()
      let cancellation = try Cancellation()
      layout = cancellation
      begin { order.answer { cancellation.isCancelled } }
    case .remind(let wait):
      tasks.begin {
        // Few pages take so long.
        try? await Task.sleep(for: .milliseconds(60))
        return .late(wait)
      }
    case .page(.keep(let answer)): host.keep(answer)
    case .page(let effect):
      begin {
        host.perform(effect) { tasks.send(.page($0)) }
        return nil
      }
    case .run(let program, let page, let columns):
      var place = library.context.screen.output
      place.columns = columns
      begin { [place] in
        .ran(
          title: place.text(of: Message("What \(program, "program") prints")),
          host.lines(ofRunning: program, page, library, place, theme))
      }
    case .play(let program, let page):
      guard let lesson = library.lesson(at: page.address) else {
        throw UsageError(Message("only programs of a course's lessons can be played"))
      }
      var arguments = ["play", "--lesson", lesson.name, program]
      if let course = Course.folder(above: URL(filePath: page.address)) {
        arguments += ["--course", course.path]
      }
      let playing = ForegroundProgram("/proc/self/exe", arguments, in: library.context)
      return .onTerminal {
        _ = try $0.lend { try playing.run() }
        return nil
      }
    case .noteRead(let address): noteRead(address)
    }
    return .result(nil)
  }

  /// Begins work whose result is not needed once the reader is closed.
  private func begin(_ work: @escaping @Sendable () -> ReaderMessage?) {
    tasks.begin { await onThreadUntilCancelled(work) ?? nil }
  }

  private func open(at fragment: String?, _ making: @escaping @Sendable () throws -> ReaderPage) {
    let library = library
    begin {
      do {
        return .opened(try making(), fragment: fragment)
      } catch {
        return .failed(library.sentence(about: error))
      }
    }
  }
}
