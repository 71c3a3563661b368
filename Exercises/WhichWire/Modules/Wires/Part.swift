/// Eight classes of the office. `Plan+Roles.swift` describes each of them.
@frozen
public enum Part: String, CaseIterable, Sendable {
  case line, lamp, tariff, directoryList, directorySource, callHistory, key, costDesk
}
