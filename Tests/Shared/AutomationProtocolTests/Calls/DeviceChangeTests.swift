import AutomationProtocol
import Foundation
import Testing

@Suite struct DeviceChangeTests {
  @Test(arguments: [
    (DeviceChange.orientation(.landscapeLeft), #"{"orientation":"landscapeLeft"}"#),
    (.appearance(.dark), #"{"appearance":"dark"}"#),
    (.isInForeground(false), #"{"foreground":false}"#),
    (.location(nil), #"{"location":null}"#),
    (.resetAuthorization(6), #"{"resetAuthorization":6}"#),
    (.date(Date(timeIntervalSince1970: 1.5)), #"{"secondsSince1970":1.5}"#),
    (.timeZone("Asia/Tokyo"), #"{"timeZone":"Asia\/Tokyo"}"#),
    (.locale("de_CH"), #"{"locale":"de_CH"}"#),
  ])
  func `is an object with one key`(change: DeviceChange, json: String) throws {
    #expect(String(decoding: try JSONEncoder().encode(change), as: UTF8.self) == json)
    #expect(try JSONDecoder().decode(DeviceChange.self, from: Data(json.utf8)) == change)
  }

  @Test func `is encoded and decoded without loss`() throws {
    let location = DeviceLocation(
      latitude: -33.9, longitude: 151.2, altitude: 10, horizontalAccuracy: 5, verticalAccuracy: 6,
      course: 90, speed: 2)
    let url = try #require(URL(string: "demo://a/b?c=d%20e"))
    for change in [DeviceChange.location(location), .open(url)] {
      let data = try JSONEncoder().encode(change)
      #expect(try JSONDecoder().decode(DeviceChange.self, from: data) == change)
    }
  }

  // The description of an invalid date traps.
  @Test(arguments: [-.infinity, .infinity, .nan, 1e12, -1e12, 6_000_000_000] as [TimeInterval])
  func `a date is refused if a clock can't show it`(seconds: TimeInterval) {
    let change = DeviceChange.date(Date(timeIntervalSince1970: seconds))
    #expect(throws: AutomationFailure.self) { try change.check() }
  }

  @Test(arguments: [
    DeviceChange.timeZone("Atlantis/Poseidonis"), .timeZone(""), .timeZone("GMT+0300"),
    .locale("zz_99"), .locale(""), .locale("tlh-and-more_ZZ99"), .locale("de_CHE"),
  ])
  func `is refused if it isn't a zone or locale`(change: DeviceChange) {
    #expect(throws: AutomationFailure.self) { try change.check() }
  }

  @Test(arguments: [
    DeviceChange.date(Date(timeIntervalSince1970: 0)), .timeZone("Europe/Paris"), .timeZone("UTC"),
    .timeZone("GMT"), .timeZone("Etc/GMT-3"),
    .locale("en"), .locale("de_CH"), .locale("sr-Latn-RS"), .locale("es_419"),
    .locale("ca_ES_VALENCIA"), .isInForeground(true),
  ])
  func `is accepted if it is a zone or locale`(change: DeviceChange) throws { try change.check() }

  @Test(arguments: ["{}", #"{"orientation":"sideways"}"#, #"{"open":""}"#, #"{"tilt":1}"#])
  func `is rejected if invalid`(json: String) {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(DeviceChange.self, from: Data(json.utf8))
    }
  }
}
