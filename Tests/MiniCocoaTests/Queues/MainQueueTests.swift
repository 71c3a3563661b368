import Foundation
import MiniCocoa
import Testing

@Suite("OperationQueue: the main one", .serialized)
struct MainQueueTests {
  private var main: MiniCocoa.OperationQueue { .main }

  @Test("waits for the main thread, which a test is not, and is serial whatever is set")
  func waits() {
    main.addOperation {}
    main.maxConcurrentOperationCount = 8

    let misuses = Misuse.recorded { MiniCocoa.OperationQueue.runMainQueue() }

    #expect(misuses.map(\.kind) == [.notMainThread])
    #expect(main.operationCount == 1)
    #expect(main.maxConcurrentOperationCount == 1)
    #expect(MiniCocoa.OperationQueue.current == nil)
    main.cancelAllOperations()
  }
}
