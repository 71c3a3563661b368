import Checking
import Saleroom
import Testing

import func AuctionNight.makeSale

// All waits are turns of the main actor: an answer may react at once, or in a task.
@MainActor
@Suite struct AuctionNightSuite {
  // MARK: Bids

  @Test func bidCounts() async {
    guard let evening = Evening() else {
      Issue.record(noSale)
      return
    }
    let sum = unforeseenSum()
    let answers = [
      await evening.bid(sum, by: "Ann"), await evening.bid(sum, by: "Ben"),
      await evening.bid(sum - 5, by: "Ben"), await evening.bid(sum + 1, by: "Ben"),
    ]
    #expect(
      answers == [true, false, false, true],
      """
      Four bids came: a first one, the same sum again, five less, and one more than the first. \
      `bid(_:by:)` returned \(answers.map(String.init).listed). A bid counts if it's higher than \
      the highest one.
      """)
  }

  @Test func bookIsComplete() async {
    guard let evening = Evening() else {
      Issue.record(noSale)
      return
    }
    let sum = unforeseenSum()
    // All in one turn: no reader runs in between.
    for (step, bidder) in ["Ann", "Ben", "Ann"].enumerated() {
      _ = evening.sale.bid(sum + step, by: bidder) as Bool
    }
    _ = evening.sale.bid(sum, by: "Cy") as Bool
    await settle()
    let lines = ["Ann \(sum)", "Ben \(sum + 1)", "Ann \(sum + 2)"]
    #expect(
      evening.lines == lines,
      """
      Three bids came at once, each higher than the last, and a fourth one that was too low. The \
      book has \(evening.lines.listed). It should have \(lines.listed): each bid that counts, \
      as "NAME SUM", once and in order.
      """)
  }

  @Test func resultIsWritten() async {
    guard await takesBids(), let sold = Evening(), let unsold = Evening() else { return }
    let sum = unforeseenSum()
    await sold.bid(sum, by: "Ann")
    await sold.strike()
    await unsold.strike()
    let ends = [sold.lines.last ?? "", unsold.lines.last ?? ""]
    let expected = ["sold to Ann for \(sum)", "not sold"]
    #expect(
      ends == expected,
      """
      The hammer fell twice: in a sale with one bid, of Ann, and in one without any bid. The last \
      lines of the two books are \(ends.listed), and should be \(expected.listed).
      """)
  }

  // MARK: The bank

  @Test func bankRefuses() async {
    guard await takesBids(), let evening = Evening() else { return }
    evening.bank?.funds = ["Ben": 100]
    await evening.bid(50, by: "Ann")
    let refused = await evening.bid(110, by: "Ben")
    let covered = await evening.bid(100, by: "Ben")
    let isRight = !refused && covered && evening.lines == ["Ann 50", "Ben 100"]
    #expect(
      isRight,
      """
      Ann bid 50, and Ben 110, which the bank doesn't cover. Then Ben bid 100, which it covers. Ben's \
      first bid \(refused ? "counts" : "doesn't count"), his second one \
      \(covered ? "counts" : "doesn't"), and the book has \(evening.lines.listed). A bid that the \
      bank refuses changes nothing.
      """)
  }

  @Test func bankIsAskedFirst() async {
    guard await showsBids(), let evening = Evening() else { return }
    let panel = await evening.hang()
    await evening.bid(50, by: "Ann")
    var seen: [String] = []
    evening.bank?.onQuestion = { [weak panel] in seen.append(panel?.text ?? "") }
    await evening.bid(60, by: "Ben")
    await evening.bid(40, by: "Cy")
    let questions = evening.bank?.questions ?? []
    guard questions == ["Ann 50", "Ben 60"] else {
      Issue.record(
        """
        Ann bid 50, Ben 60, and Cy 40. The bank was asked about \(questions.listed). It should be \
        asked once about each bid that is high enough, and about no other.
        """)
      return
    }
    #expect(
      seen == ["Violin: 50, Ann"],
      """
      While the bank was asked whether Ben's 60 may count, a panel showed \(seen.listed). It should \
      still have shown "Violin: 50, Ann". Ask first, and change something afterwards.
      """)
  }

  @Test func bankIsFreed() async {
    guard await takesBids(), let evening = Evening(), await asksBank(of: evening) else { return }
    let scene = evening.sceneOfBank()
    await evening.sendBankHome()
    let isFreed = scene.isFreed("the bank")
    #expect(
      isFreed,
      """
      The house let its bank go while a sale went on. The bank is still in memory. \
      \(scene.keepers(of: "the bank")) A sale asks the bank, and doesn't own it.
      """)
  }

  @Test func silenceIsYes() async {
    guard await takesBids(), let evening = Evening(), await asksBank(of: evening) else { return }
    let scene = evening.sceneOfBank()
    await evening.sendBankHome()
    // A sale that keeps its bank has one, so there's nothing to judge.
    let isFreed = scene.isFreed("the bank")
    guard isFreed else { return }
    let counts = await evening.bid(100, by: "Ann")
    guard counts && evening.lines == ["Ann 50", "Ann 100"] else {
      Issue.record(
        """
        Ann bid 50, the bank went home, and Ann bid 100. Her second bid \
        \(counts ? "counts" : "doesn't count"), and the book has \(evening.lines.listed). Without a \
        bank, every bid counts that is high enough.
        """)
      return
    }
    // Learners build orders later: until then, only the bids above count.
    let hasOrders = await ordersBid()
    if hasOrders { await evening.order(of: "Cy", upTo: 200) }
    #expect(
      evening.lines == ["Ann 50", "Ann 100"] + (hasOrders ? ["Cy 110"] : []),
      """
      Ann bid 100 after the bank had gone home, and Cy left an order up to 200. The book has \
      \(evening.lines.listed), and should end with "Cy 110". Without a bank, an order's bid counts, too.
      """)
  }

  // MARK: Panels

  @Test func panelsShow() async {
    guard let evening = Evening() else {
      Issue.record(noSale)
      return
    }
    let panels = [await evening.hang(), await evening.hang()]
    let before = panels.map(\.text)
    guard before == ["Violin: no bid", "Violin: no bid"] else {
      Issue.record(
        """
        Two panels were hung up before the first bid. They show \(before.listed). Each of them \
        should show "Violin: no bid".
        """)
      return
    }
    let sum = unforeseenSum()
    await evening.bid(sum, by: "Ann")
    let texts = panels.map(\.text)
    #expect(
      texts == ["Violin: \(sum), Ann", "Violin: \(sum), Ann"],
      """
      Two panels hung on the wall, and Ann bid \(sum). They show \(texts.listed). Each of them \
      should show "Violin: \(sum), Ann".
      """)
  }

  @Test func latePanelIsRight() async {
    guard await showsBids(), let evening = Evening() else { return }
    await evening.bid(50, by: "Ann")
    let late = await evening.hang()
    guard late.text == "Violin: 50, Ann" else {
      Issue.record(
        """
        Ann bid 50, and then a panel was hung up. It shows "\(late.text)". What has happened before \
        won't happen again for it, so it has to be right from the beginning.
        """)
      return
    }
    await evening.strike()
    let last = await evening.hang()
    #expect(
      last.text == "Violin: sold to Ann for 50",
      """
      Ann bid 50, the hammer fell, and then a panel was hung up. It shows "\(last.text)", and should \
      show "Violin: sold to Ann for 50".
      """)
  }

  @Test func takenDownStays() async {
    guard await showsBids(), let evening = Evening() else { return }
    let (gone, staying) = (await evening.hang(), await evening.hang())
    await evening.bid(50, by: "Ann")
    await evening.takeDown(gone)
    await evening.bid(60, by: "Ben")
    let texts = [gone.text, staying.text]
    guard texts == ["Violin: 50, Ann", "Violin: 60, Ben"] else {
      Issue.record(
        """
        Ann bid 50, one of two panels was taken down, and Ben bid 60. The one that was taken down \
        shows "\(gone.text)", the other one "\(staying.text)". The first should stay at Ann's bid, \
        and the second should go on.
        """)
      return
    }
    evening.sale.hang(gone)
    await evening.bid(70, by: "Ann")
    await evening.takeDown(gone)
    await evening.bid(80, by: "Ben")
    guard gone.text == "Violin: 70, Ann" else {
      Issue.record(
        """
        A panel was taken down, hung up again before Ann's 70, and taken down again. Then Ben bid 80. \
        The panel shows "\(gone.text)". `takeDown(_:)` ends what `hang(_:)` began, each time.
        """)
      return
    }
    await evening.strike()
    #expect(
      gone.text == "Violin: 70, Ann",
      """
      A panel was taken down after Ann's 70. Later, the hammer fell. The panel shows "\(gone.text)", \
      and should still show "Violin: 70, Ann": it's off the wall, so it doesn't show the end.
      """)
  }

  @Test func panelIsFreed() async {
    guard await showsBids(), let evening = Evening() else { return }
    let scene = await panelTakenDown(in: evening)
    let isFreed = scene.isFreed("the panel")
    #expect(
      isFreed,
      """
      A panel was taken down and released, and the sale goes on. The panel is still in memory. \
      \(scene.keepers(of: "the panel"))
      """)
  }

  // MARK: Orders

  @Test func orderBids() async {
    guard let evening = Evening() else {
      Issue.record(noSale)
      return
    }
    await evening.order(of: "Eve", upTo: 5)
    await evening.order(of: "Cy", upTo: 80)
    var lines = ["Eve gives up", "Cy 10"]
    guard evening.lines == lines else {
      Issue.record(
        """
        Before the first bid, Eve left an order up to 5, and then Cy one up to 80. The book has \
        \(evening.lines.listed), and should have \(lines.listed). The first bid is 10, if the limit \
        allows it.
        """)
      return
    }
    await evening.bid(50, by: "Ann")
    await evening.bid(70, by: "Ben")
    lines += ["Ann 50", "Cy 60", "Ben 70", "Cy 80"]
    guard evening.lines == lines else {
      Issue.record(
        """
        Cy's order goes up to 80. Ann bid 50, and Ben 70. The book has \(evening.lines.listed). It \
        should have \(lines.listed): ten more each time, and 80 isn't more than the limit.
        """)
      return
    }
    await evening.bid(85, by: "Ann")
    await evening.order(of: "Dee", upTo: 99)
    await evening.bid(96, by: "Ben")
    lines += ["Ann 85", "Cy gives up", "Dee 95", "Ben 96", "Dee gives up"]
    #expect(
      evening.lines == lines,
      """
      Cy's order went up to 80, and Ann bid 85. Dee left an order up to 99, and Ben bid 96. The book \
      has \(evening.lines.listed). It should have \(lines.listed): an order gives up when ten more is \
      more than its limit.
      """)
  }

  @Test func allHearTheSameOrder() async {
    guard await ordersBid(), await showsBids(), let evening = Evening() else { return }
    let first = await evening.hang()
    await evening.bid(20, by: "Ann")
    await evening.order(of: "Cy", upTo: 100)
    let last = await evening.hang()
    await evening.bid(50, by: "Ann")
    await evening.bid(70, by: "Ben")
    let lines = ["Ann 20", "Cy 30", "Ann 50", "Cy 60", "Ben 70", "Cy 80"]
    guard evening.lines == lines else {
      Issue.record(
        """
        Ann bid 20, Cy left an order, and then Ann bid 50 and Ben 70. The book has \
        \(evening.lines.listed), and should have \(lines.listed). An order bids while others still hear \
        of the bid before.
        """)
      return
    }
    let shown = [first, last].map { panel in panel.shown.compactMap(sum(in:)) }
    let isRight = shown.allSatisfy { $0 == $0.sorted() && $0.last == 80 }
    #expect(
      isRight,
      """
      Ann bid 20, Cy left an order, and then Ann bid 50 and Ben 70. A panel that was hung up before the \
      order showed \(shown[0]), and one that was hung up after it \(shown[1]). No panel should go back \
      to a lower bid. An order bids while others still hear of the bid before: who hears what first?
      """)
  }

  @Test func refusedOrderGivesUp() async {
    guard await ordersBid(), let evening = Evening() else { return }
    evening.bank?.funds = ["Cy": 40]
    await evening.bid(50, by: "Ann")
    await evening.order(of: "Cy", upTo: 200)
    evening.bank?.funds = [:]
    await evening.bid(70, by: "Ben")
    let lines = ["Ann 50", "Cy gives up", "Ben 70"]
    #expect(
      evening.lines == lines,
      """
      Cy left an order up to 200, but the bank covered 40 and no more, and Ann had bid 50. Then the \
      bank covered everything, and Ben bid 70. The book has \(evening.lines.listed). It should have \
      \(lines.listed): an order that gave up hears nothing more.
      """)
  }

  @Test func othersGoOn() async {
    guard await ordersBid(), await showsBids(), let evening = Evening() else { return }
    let first = await evening.hang()
    await evening.bid(20, by: "Ann")
    await evening.order(of: "Cy", upTo: 40)
    let last = await evening.hang()
    await evening.bid(60, by: "Ben")
    let texts = [first.text, last.text]
    let lines = ["Ann 20", "Cy 30", "Ben 60", "Cy gives up"]
    let isRight = texts == ["Violin: 60, Ben", "Violin: 60, Ben"] && evening.lines == lines
    #expect(
      isRight,
      """
      Cy's order went up to 40, and Ben bid 60. So the order gives up while it hears of Ben's bid. A \
      panel that was hung up before the order shows "\(texts[0])", one that was hung up after it \
      "\(texts[1])", and the book has \(evening.lines.listed). A listener that leaves takes nothing away \
      from the others.
      """)
  }

  @Test func ordersCompete() async {
    guard await ordersBid(), let evening = Evening() else { return }
    await evening.bid(50, by: "Ann")
    await evening.order(of: "Cy", upTo: 115)
    await evening.order(of: "Dee", upTo: 65)
    await evening.bid(70, by: "Ann")
    var lines = ["Ann 50", "Cy 60", "Dee gives up", "Ann 70", "Cy 80"]
    guard evening.lines == lines else {
      Issue.record(
        """
        Cy left an order up to 115 after Ann's 50, and Dee one up to 65. Then Ann bid 70. The book has \
        \(evening.lines.listed). It should have \(lines.listed): Dee's order gives up as soon as it \
        comes, and Cy's goes on.
        """)
      return
    }
    // The newer order wins: if the older one did, sales that bid while they tell would fail here, too.
    await evening.order(of: "Eve", upTo: 300)
    lines += ["Eve 90", "Cy 100", "Eve 110", "Cy gives up"]
    guard evening.lines == lines else {
      Issue.record(
        """
        Cy's order goes up to 115, and had bid 80. Then Eve left an order up to 300. The book has \
        \(evening.lines.listed). It should have \(lines.listed): each order outbids the other, until \
        one gives up.
        """)
      return
    }
    await evening.bid(150, by: "Ann")
    lines += ["Ann 150", "Eve 160"]
    #expect(
      evening.lines == lines,
      """
      Cy's order gave up, and Eve's, up to 300, had the highest bid. Then Ann bid 150. The book has \
      \(evening.lines.listed). It should have \(lines.listed): an order that gives up doesn't end \
      another one.
      """)
  }

  // MARK: The end

  @Test func strikeEnds() async {
    guard await ordersBid(), let evening = Evening() else { return }
    await evening.bid(50, by: "Ann")
    await evening.order(of: "Cy", upTo: 70)
    await evening.bid(65, by: "Ann")
    await evening.strike()
    let questions = evening.bank?.questions.count
    let counts = await evening.bid(500, by: "Ben")
    await evening.order(of: "Dee", upTo: 900)
    await evening.strike()
    let isSilent = evening.bank?.questions.count == questions
    let lines = ["Ann 50", "Cy 60", "Ann 65", "Cy gives up", "sold to Ann for 65"]
    #expect(
      !counts && isSilent && evening.lines == lines,
      """
      The hammer fell after Ann's 65. Then Ben bid 500, Dee left an order, and the hammer fell again. \
      The book has \(evening.lines.listed), and should have \(lines.listed). After the end, no bid \
      counts, nobody asks the bank, and orders do nothing.
      """)
  }

  @Test func endIsShown() async {
    guard await showsBids(), let evening = Evening() else { return }
    let (panel, unsold) = (await evening.hang(), Panel())
    await evening.bid(50, by: "Ann")
    await evening.strike()
    guard panel.text == "Violin: sold to Ann for 50", let other = Evening() else {
      Issue.record(
        """
        Ann bid 50, and the hammer fell. A panel that was on the wall shows "\(panel.text)", and should \
        show "Violin: sold to Ann for 50".
        """)
      return
    }
    other.sale.hang(unsold)
    await other.strike()
    #expect(
      unsold.text == "Violin: not sold",
      """
      Nobody bid, and the hammer fell. A panel that was on the wall shows "\(unsold.text)", and should \
      show "Violin: not sold".
      """)
  }

  @Test func endReleases() async {
    guard await showsBids(), let evening = Evening() else { return }
    let scene = await panelsUntilTheEnd(in: evening)
    for name in ["the panel", "the late panel"] {
      let isFreed = scene.isFreed(name)
      guard isFreed else {
        Issue.record(
          """
          The hammer fell while a panel was on the wall, and then the house hung up a late panel. It has \
          released both, and still uses the sale, but \(name) is in memory. \
          \(scene.keepers(of: name)) Nothing more will happen, so nobody needs to listen.
          """)
        return
      }
    }
  }

  @Test func nothingIsKept() async {
    guard await showsBids(), await ordersBid() else { return }
    for isOver in [false, true] {
      guard let scene = await abandonedSale(isOver: isOver) else { return }
      for name in ["the sale", "the panel", "the book", "the bank"] {
        let isFreed = scene.isFreed(name)
        guard isFreed else {
          Issue.record(
            """
            The house released a sale \(isOver ? "after" : "before") the end, with a panel on the wall, \
            and orders. It has released everything else, too, but \(name) is still in memory. \
            \(scene.keepers(of: name))
            """)
          return
        }
      }
    }
  }

  @Test func twoSalesStayApart() async {
    guard await showsBids(), await ordersBid(), let violin = Evening(),
      let piano = Evening(of: "Piano")
    else { return }
    violin.bank?.funds = ["Eve": 10]
    let panel = await violin.hang()
    await violin.bid(50, by: "Ann")
    await violin.order(of: "Cy", upTo: 200)
    await piano.bid(100, by: "Ben")
    await piano.strike()
    await violin.bid(70, by: "Ann")
    await violin.bid(500, by: "Eve")
    let lines = [violin.lines, piano.lines]
    let expected = [
      ["Ann 50", "Cy 60", "Ann 70", "Cy 80"], ["Ben 100", "sold to Ben for 100"],
    ]
    let isRight = lines == expected && panel.text == "Violin: 80, Cy"
    #expect(
      isRight,
      """
      A violin and a piano were sold at the same time, with two banks. Ann bid 50 for the violin, for \
      which Cy had left an order, and Ben 100 for the piano. The piano's hammer fell. For the violin, \
      Ann bid 70, and Eve 500, which its bank doesn't cover. The violin's book has \
      \(lines[0].listed), the piano's \(lines[1].listed), and the violin's panel shows "\(panel.text)". \
      Each sale has its own bank, bids and listeners.
      """)
  }
}

// These end before the check looks: their local variables keep nothing alive.

@MainActor
private func panelTakenDown(in evening: Evening) async -> Scene {
  let panel = await evening.hang()
  await evening.bid(50, by: "Ann")
  await evening.takeDown(panel)
  return Scene(["the panel": panel, "the sale": evening.sale])
}

@MainActor
private func panelsUntilTheEnd(in evening: Evening) async -> Scene {
  let panel = await evening.hang()
  await evening.bid(50, by: "Ann")
  await evening.strike()
  let late = await evening.hang()
  return Scene(["the panel": panel, "the late panel": late, "the sale": evening.sale])
}

@MainActor
private func abandonedSale(isOver: Bool) async -> Scene? {
  let scene = await saleWithOrders(isOver: isOver)
  await settle()
  return scene
}

@MainActor
private func saleWithOrders(isOver: Bool) async -> Scene? {
  guard let evening = Evening(), let bank = evening.bank else { return nil }
  let panel = await evening.hang()
  await evening.takeDown(await evening.hang())
  await evening.bid(50, by: "Ann")
  await evening.order(of: "Dee", upTo: 40)
  await evening.order(of: "Cy", upTo: 90)
  await evening.bid(70, by: "Ann")
  if isOver { await evening.strike() }
  return Scene([
    "the sale": evening.sale, "the panel": panel, "the book": evening.book, "the bank": bank,
  ])
}
