Feature: A file that is no Gherkin

  Scenario: A line that is none
    Given "LoginApp" is launched
    Then a line
    that is none

  Scenario: A table with a hole
    Given a table
      | a | b |
      | c |
