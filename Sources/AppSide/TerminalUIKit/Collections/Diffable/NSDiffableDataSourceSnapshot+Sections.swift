/// Changes to sections.
extension NSDiffableDataSourceSnapshot {
  /// Adds sections at the end.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    insert(identifiers, at: sections.count)
  }

  /// Puts sections in front of another.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) {
    if let index = index(of: toIdentifier) { insert(identifiers, at: index) }
  }

  /// Puts sections behind another.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) {
    if let index = index(of: toIdentifier) { insert(identifiers, at: index + 1) }
  }

  /// Takes sections away with what is in them; those that are not there are passed over.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    let gone = Set(identifiers)
    sections.removeAll { gone.contains($0) }
    for section in gone {
      for item in contents.removeValue(forKey: section) ?? [] { sectionOfItem[item] = nil }
    }
  }

  /// Puts a section in front of another.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
  ) {
    move(identifier, beside: toIdentifier, offset: 0)
  }

  /// Puts a section behind another.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
  ) {
    move(identifier, beside: toIdentifier, offset: 1)
  }

  /// Asks for everything in sections to be loaded anew.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    guard identifiers.allSatisfy({ index(of: $0) != nil }) else { return }
    reloadedSectionIdentifiers = reloadedSectionIdentifiers.adding(identifiers)
  }

  private mutating func insert(_ identifiers: [SectionIdentifierType], at index: Int) {
    var seen = Set(sections)
    let twice = identifiers.filter { !seen.insert($0).inserted }
    guard twice.isEmpty else {
      return ListMisuse.duplicateIdentifiers(ofItems: false, twice.map { "\($0)" }).report()
    }
    sections.insert(contentsOf: identifiers, at: index)
    for section in identifiers { contents[section] = [] }
  }

  private mutating func move(
    _ identifier: SectionIdentifierType, beside other: SectionIdentifierType, offset: Int
  ) {
    guard identifier != other, index(of: other) != nil, let source = index(of: identifier) else {
      return
    }
    sections.remove(at: source)
    let target = sections.firstIndex(of: other) ?? sections.count
    sections.insert(identifier, at: target + offset)
  }

  private func index(of identifier: SectionIdentifierType) -> Int? {
    let index = sections.firstIndex(of: identifier)
    if index == nil { ListMisuse.unknownIdentifier(ofItem: false, "\(identifier)").report() }
    return index
  }
}
