/// Twelve situations in an office with telephones. `Plan.swift` describes each of them.
@frozen
public enum Situation: String, CaseIterable, Sendable {
  case unwantedCall, directoryList, hangUpKey, holdKey
  case powerFailure, lifeOfTheApp, callLog, costMeter
  case lookUp, seconds, nameCard, listOfKinds
}
