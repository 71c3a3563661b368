import Checking
import Testing

import class SameCompany.Company
import class SameCompany.Person
import class SameCompany.Reception

// MARK: - TODO 4

extension SameCompanySuite {
  @Test func newcomerIsGreeted() async {
    let company = Company()
    let (reception, run) = await following(company)
    guard !run.isOver else {
      Issue.record(
        """
        A reception follows a company in which nothing has changed, and `follow(_:)` has returned. \
        It should wait for the next state, until its task is cancelled.
        """)
      return
    }
    company.employees.append(person("Ben"))
    await settle()
    run.cancel()
    let greeted = greetings(of: reception)
    #expect(
      greeted.last == ["Ben"],
      """
      A reception follows a company in which nobody works yet, and Ben is hired. Greeted: \
      \(said(greeted)). It should be Ben, after the turn in which he was hired.
      """)
  }

  @Test func oldOnesAreNotGreeted() async {
    let company = Company(employees: [person("Ann"), person("Ben")])
    let (reception, run) = await following(company)
    let first = greetings(of: reception)
    company.employees.append(person("Cleo"))
    await settle()
    run.cancel()
    let greeted = greetings(of: reception)
    guard !greeted.isEmpty else {
      Issue.record("A reception follows a company, and Cleo is hired, but nobody was greeted.")
      return
    }
    let all = greeted.flatMap(\.self)
    #expect(
      first.isEmpty && !all.contains("Ann") && !all.contains("Ben"),
      """
      A reception began to follow a company in which Ann and Ben worked already, and then Cleo was \
      hired. Greeted: \(said(greeted)). Ann and Ben were there before.
      """)
  }

  @Test func oneTurnOneGreeting() async {
    let company = Company(employees: [person("Ann")])
    let (reception, run) = await following(company)
    company.employees.append(person("Ben"))
    company.employees.append(person("Cleo"))
    company.employees.append(person("Dora"))
    company.employees.removeLast()
    await settle()
    run.cancel()
    let greeted = greetings(of: reception)
    // Another check judges whom it greets at the beginning.
    let mine = greeted.filter { !$0.contains("Ann") }
    #expect(
      mine == [["Ben", "Cleo"]],
      """
      A reception follows a company. In one turn Ben, Cleo and Dora are hired, and Dora leaves. \
      Greeted: \(said(greeted)). It should be Ben and Cleo, together: the state at the end of the \
      turn counts.
      """)
  }

  @Test func greetedOnce() async {
    let company = Company(employees: [person("Ann")])
    let (reception, run) = await following(company)
    for name in ["Ben", "Cleo", "Dora"] {
      company.employees.append(person(name))
      await settle()
    }
    run.cancel()
    let greeted = greetings(of: reception)
    let mine = greeted.filter { !$0.contains("Ann") }
    #expect(
      mine == [["Ben"], ["Cleo"], ["Dora"]],
      """
      A reception follows a company, and Ben, Cleo and Dora are hired, one in each turn. Greeted: \
      \(said(greeted)). Each of them should be greeted once, by name. A person is new who wasn't \
      in the state before.
      """)
  }

  @Test func nobodyNewNoGreeting() async {
    let (ann, ben) = (person("Ann"), person("Ben"))
    let company = Company(employees: [ann, ben])
    let (reception, run) = await following(company)
    company.employees = [ann, ben]
    await settle()
    company.employees = [ben, ann]
    await settle()
    ann.name = "Dora"
    ann.title = "Director"
    await settle()
    company.employees = [ben]
    await settle()
    let before: [[String]] = reception.greetings
    company.employees.append(person("Cleo"))
    await settle()
    run.cancel()
    guard !greetings(of: reception).isEmpty else {
      Issue.record("A reception follows a company, and Cleo is hired, but nobody was greeted.")
      return
    }
    let mine = before.filter { !$0.contains("Ann") && !$0.contains("Dora") }
    #expect(
      mine.isEmpty,
      """
      Nobody was hired: the list was set to what it was, then put in another order, somebody was \
      renamed, and somebody left. Greeted: \(said(before)). There should be no entry at all.
      """)
  }

  @Test func returnIsGreeted() async {
    let ben = person("Ben")
    let company = Company(employees: [person("Ann")])
    let (reception, run) = await following(company)
    for _ in 1...2 {
      company.employees.append(ben)
      await settle()
      company.employees.removeLast()
      await settle()
    }
    run.cancel()
    let greeted = greetings(of: reception)
    let count = greeted.filter { $0.contains("Ben") }.count
    #expect(
      count == 2,
      """
      Ben was hired, left, and was hired again, in three turns. He was greeted \(times(count)), \
      and should be greeted twice. A person is new who wasn't in the state before.
      """)
  }

  @Test func namesakeIsGreeted() async {
    let company = Company(employees: [person("Ann"), person("Ben")])
    let (reception, run) = await following(company)
    company.employees.append(person("Ben"))
    await settle()
    run.cancel()
    let greeted = greetings(of: reception)
    #expect(
      greeted.contains { $0.last == "Ben" && !$0.contains("Ann") || $0 == ["Ann", "Ben", "Ben"] },
      """
      A Ben works at the company, and another person of the same name is hired. He wasn't greeted. \
      The name doesn't say which person it is.
      """)
  }

  @Test func followingEnds() async {
    let company = Company(employees: [person("Ann")])
    let (reception, run) = await following(company)
    company.employees.append(person("Ben"))
    await settle()
    let wasOver = run.isOver
    run.cancel()
    await settle { run.isOver }
    guard !wasOver, run.isOver else {
      Issue.record(
        """
        A reception follows a company, and its task is cancelled: `follow(_:)` \
        \(wasOver ? "had returned before" : "has not returned"). It should go on until then, and no \
        longer.
        """)
      return
    }
    let before = greetings(of: reception).count
    company.employees.append(person("Cleo"))
    await settle()
    let after = greetings(of: reception).count
    guard after == before else {
      Issue.record("A reception was cancelled, Cleo was hired, and somebody was greeted.")
      return
    }
    let other = Company(employees: [person("Ann")])
    let again = Run { await reception.follow(other) }
    await settle()
    other.employees.append(person("Dora"))
    await settle()
    again.cancel()
    let last = greetings(of: reception)
    let isNext = last.count > after
    #expect(
      isNext,
      """
      A reception was cancelled, and followed another company, in which Dora was hired. Nobody was \
      greeted. Each `follow(_:)` begins anew.
      """)
  }

  @Test func nobodyIsKept() async {
    let reception = Reception()
    // Another check judges a reception that does not end.
    guard let scene = await followedBriefly(by: reception),
      let second = await followedBriefly(by: nil)
    else { return }
    for name in ["the company", "Ann", "Ben"] {
      let isFreed = withExtendedLifetime(reception) { scene.isFreed(name) }
      guard isFreed else {
        Issue.record(
          """
          A reception followed a company until it was cancelled, and the company was released. \
          \(name) is still in memory. \(scene.keepers(of: name)) After the end, the reception \
          doesn't need them any more.
          """)
        return
      }
    }
    let isFreed = second.isFreed("the reception")
    #expect(
      isFreed,
      """
      A reception followed a company until it was cancelled, and was released. It is still in \
      memory. \(second.keepers(of: "the reception"))
      """)
  }
}

// This ends before the check looks: its local variables keep nothing alive.
@MainActor
private func followedBriefly(by given: Reception?) async -> Scene? {
  let reception = given ?? Reception()
  let (ann, ben) = (person("Ann"), person("Ben"))
  let company = Company(employees: [ann])
  let run = Run { await reception.follow(company) }
  await settle()
  company.employees.append(ben)
  await settle()
  run.cancel()
  await settle { run.isOver }
  guard run.isOver else { return nil }
  return Scene(["the company": company, "Ann": ann, "Ben": ben, "the reception": reception])
}
