import Terminal

extension ReaderModel {
  /// Whether a page is awaited, so that all keys wait except those that quit.
  var isWaiting: Bool { awaited != nil || isOpening }

  mutating func pressHeld() {
    while let next = isWaiting ? held.firstIndex(where: isUrgent) : held.indices.first {
      let key = held.remove(at: next)
      if !isWaiting { notice = [] }
      press(key)
    }
  }

  private func isUrgent(_ key: Key) -> Bool {
    switch (key, mode) {
    case (.control("c"), _), (.control("z"), _): true
    case (.character("q"), .reading), (.character("Q"), .reading): true
    default: false
    }
  }
}

// MARK: - Orders

extension ReaderModel {
  /// Orders a layout, replacing any other order.
  mutating func order(_ page: ReaderPage, _ arrival: LayoutOrder.Arrival) {
    orders += 1
    ask(on: page)
    let order = LayoutOrder(
      number: orders, page: page, questions: pages[page.address]?.questions,
      profile: profile(of: size),
      theme: theme, arrival: arrival)
    awaited = order
    effects.append(.layOut(order))
  }

  /// Handles a layout according to its purpose.
  mutating func arrive(_ layout: PageLayout, _ arrival: LayoutOrder.Arrival) {
    awaited = nil
    switch arrival {
    case .first:
      put(layout)
      goOn()
    case .opening(let fragment): open(layout, at: fragment)
    case .changed(.text):
      let isThere = place.map { $0.address == layout.page.address && $0.top == top } ?? false
      show(layout)
      if isThere, let place { goBack(to: place.slug) }
    case .changed(.asked):
      show(layout)
      scroll(to: lastTop)
    case .unfolded(let fragment, let numbers): show(layout, unfoldedTo: fragment, numbers)
    case .changed(.replied(let index)): show(layout, afterReplyTo: index)
    }
  }

  private func profile(of size: ScreenSize) -> TerminalProfile {
    var profile = profile
    profile.columns = size.columns
    return profile
  }
}
