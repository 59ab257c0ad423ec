extension Feature {
  /// Gives each node an identifier, inner nodes before outer ones.
  ///
  /// The order is that of Cucumber's parser, so that trees of the same file are equal.
  mutating func assignIdentifiers(from identifiers: inout IdentifierSequence) {
    children.assignIdentifiers(from: &identifiers)
    tags.assignIdentifiers(from: &identifiers)
  }
}

extension [FeatureChild] {
  fileprivate mutating func assignIdentifiers(from identifiers: inout IdentifierSequence) {
    for index in indices {
      self[index].background?.assignIdentifiers(from: &identifiers)
      self[index].scenario?.assignIdentifiers(from: &identifiers)
      self[index].rule?.assignIdentifiers(from: &identifiers)
    }
  }
}

extension Rule {
  fileprivate mutating func assignIdentifiers(from identifiers: inout IdentifierSequence) {
    children.assignIdentifiers(from: &identifiers)
    tags.assignIdentifiers(from: &identifiers)
    id = identifiers.take()
  }
}

extension Background {
  fileprivate mutating func assignIdentifiers(from identifiers: inout IdentifierSequence) {
    steps.assignIdentifiers(from: &identifiers)
    id = identifiers.take()
  }
}

extension Scenario {
  fileprivate mutating func assignIdentifiers(from identifiers: inout IdentifierSequence) {
    steps.assignIdentifiers(from: &identifiers)
    for index in examples.indices {
      if examples[index].tableHeader != nil {
        examples[index].tableHeader?.id = identifiers.take()
      }
      for row in examples[index].tableBody.indices {
        examples[index].tableBody[row].id = identifiers.take()
      }
      examples[index].tags.assignIdentifiers(from: &identifiers)
      examples[index].id = identifiers.take()
    }
    tags.assignIdentifiers(from: &identifiers)
    id = identifiers.take()
  }
}

extension [Step] {
  fileprivate mutating func assignIdentifiers(from identifiers: inout IdentifierSequence) {
    for index in indices {
      for row in (self[index].dataTable?.rows ?? []).indices {
        self[index].dataTable?.rows[row].id = identifiers.take()
      }
      self[index].id = identifiers.take()
    }
  }
}

extension [Tag] {
  fileprivate mutating func assignIdentifiers(from identifiers: inout IdentifierSequence) {
    for index in indices { self[index].id = identifiers.take() }
  }
}
