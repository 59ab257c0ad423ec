/// Changes to sections.
extension NSDiffableDataSourceSnapshot {
  /// Appends sections.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    insert(identifiers, at: sections.count)
  }

  /// Inserts sections before another.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) {
    if let index = index(of: toIdentifier) { insert(identifiers, at: index) }
  }

  /// Inserts sections after another.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) {
    if let index = index(of: toIdentifier) { insert(identifiers, at: index + 1) }
  }

  /// Deletes sections with their items; unknown sections are ignored.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    let gone = Set(identifiers)
    sections.removeAll { gone.contains($0) }
    for section in gone {
      for item in contents.removeValue(forKey: section) ?? [] { sectionOfItem[item] = nil }
    }
  }

  /// Moves a section before another.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
  ) {
    move(identifier, beside: toIdentifier, offset: 0)
  }

  /// Moves a section after another.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
  ) {
    move(identifier, beside: toIdentifier, offset: 1)
  }

  /// Marks sections to be reloaded.
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
