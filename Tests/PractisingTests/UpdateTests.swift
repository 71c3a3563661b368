import Testing

@testable import Practising
