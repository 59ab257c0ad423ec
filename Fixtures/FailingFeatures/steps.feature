Feature: Steps that are wrong

  Scenario: Undefined
    Given "LoginApp" is launched with -ui-testing YES
    When I tapp the button "Login"
    Then the moon is full

  Scenario: A scenario that uses itself
    Given I go round in circles

  @step
  Scenario: I go round in circles
    When I go round in circles again

  @step
  Scenario: I go round in circles again
    When I go round in circles

  Scenario: Ambiguous
    Given I do the same

  @step
  Scenario: I do the same
    Given the variable "a" is "1"

  @step
  Scenario: I do the {word}
    Given the variable "a" is "2"

  Scenario: An unset variable
    Given the variable "user" is "test"
    When I type "${usr}"

  Scenario: No app
    When I tap the button "Login"

  Scenario: An app that is not there
    Given "LogInApp" is launched

  Scenario: No table
    Given "LoginApp" is launched
      | one |

  Scenario: A terminal program that is not there
    Given the terminal program "no-such-program-at-all -v" is launched

  Scenario: A terminal program that ends at once
    Given the terminal program "sh -c 'echo No disk; exit 3'" is launched
