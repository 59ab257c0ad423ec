import Foundation
import Testing

@testable import AppDriving

@Suite struct `Sections of an executable` {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test(arguments: [true, false]) func `are found by their full name`(is64Bit: Bool) throws {
    try folder.add(
      "app", ElfSample(sections: [".text", "understudy_agent"], is64Bit: is64Bit).data)
    let file = try #require(ElfFile(path: folder.path + "/app"))
    #expect(file.hasSection(named: "understudy_agent"))
    #expect(file.hasSection(named: ".text"))
    #expect(!file.hasSection(named: "understudy"))
    #expect(!file.hasSection(named: "agent"))
    #expect(!file.hasSection(named: ""))
  }

  @Test func `are found in the running program`() throws {
    let file = try #require(ElfFile(path: "/proc/self/exe"))
    #expect(file.hasSection(named: ".text"))
    #expect(!file.hasSection(named: ".no_such_section"))
  }

  @Test func `are not found in files of other kinds`() throws {
    try folder.add("script")
    try folder.add("empty", Data())
    try folder.add("short", Data([0x7f]) + Data("ELF".utf8))
    for name in ["script", "empty", "short", "missing"] {
      #expect(ElfFile(path: folder.path + "/" + name) == nil, "\(name)")
    }
  }

  @Test func `are not found in a damaged file`() throws {
    let whole = ElfSample(sections: ["understudy_agent"]).data
    var damaged: [Data] = stride(from: 20, to: whole.count, by: 7).map { whole.prefix($0) }
    for offset in 40..<64 {
      var copy = whole
      copy.put(-1, at: offset, size: 1)
      damaged.append(copy)
    }
    for (index, data) in damaged.enumerated() {
      try folder.add("damaged", data)
      // No damage may cause a trap; with some of it the section remains readable.
      let hasSection = ElfFile(path: folder.path + "/damaged")?.hasSection(named: "nothing")
      #expect(hasSection != true, "sample \(index)")
    }
  }
}
