Feature: Expectations that do not hold

  Background:
    Given "LoginApp" is launched with -ui-testing YES -model.user test -model.password 1234

  Scenario: Another text
    When I type "test" into the text field "Username"
    And I type "4321" into the secure text field "Password"
    And I tap the button "Login"
    Then the text "results" reads "Success"
    And the button "Login" exists

  Scenario: A slip in the name of a button
    When I tap the button "Logn"

  Scenario: No kind of element
    When I tap the buton "Login"

  Scenario: Still there
    Then the button "Login" does not exist

  Scenario: A number of elements
    Then there are 3 buttons

  Scenario: Disabled
    Then the button "Login" is disabled
