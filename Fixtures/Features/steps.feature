Feature: Steps of our own
  Scenarios with the tag @step are steps by their names; ${1} and ${2} are their parameters.

  @step
  Scenario: I log in as {string} with {string}
    When I type "${1}" into the text field "Username"
    And I type "${2}" into the secure text field "Password"
    And I tap the button "Login"

  @step
  Scenario: I am logged in as {string}
    Given "EmailLoginApp" is launched with -ui-testing YES
    When I type "${1}" into the text field "E-mail"
    And I type "hopper" into the secure text field "Password"
    And I tap the button "login"
    Then within 5 s the text "info" reads "You are logged in"
