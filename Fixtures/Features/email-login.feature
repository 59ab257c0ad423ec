Feature: Logging in with an e-mail address

  Scenario: The right address and password
    Given "EmailLoginApp" is launched with -ui-testing YES
    When I type "grace@understudy.example" into the text field "E-mail"
    And I type "hopper" into the secure text field "Password"
    Then the button "login" is enabled
    When I tap the button "login"
    Then the first activity indicator exists
    And within 5 s the text "info" reads "You are logged in"

  Scenario: An address without an at sign
    Given "EmailLoginApp" is launched with -ui-testing YES
    When I type "grace" into the text field "E-mail"
    And I type "hopper" into the secure text field "Password"
    Then the button "login" is disabled
    And the text "info" does not exist

  Scenario Outline: The service says <answer>
    Given "EmailLoginApp" is launched with -ui-testing YES -backend.answer <answer> -backend.delay 30
    When I type "a@b" into the text field "E-mail"
    And I type "1234" into the secure text field "Password"
    And I tap the button "login"
    Then within 60 s the text "info" reads "<text>"

    Examples:
      | answer             | text                             |
      | invalidCredentials | Wrong e-mail address or password |
      | locked             | This account is locked           |
      | unreachable        | The service cannot be reached    |

  Scenario: The profile is changed
    Given I am logged in as "grace@understudy.example"
    When I tap the button "profile"
    Then within 5 s the text "heading" reads "Grace Hopper"
    And the text field "Name" reads "Grace Hopper"
    And the button "Save" is disabled
    When I double-tap the text field "Name"
    And I type "Amazing "
    And I tap the button "Save"
    Then within 5 s the text "Saved" exists
    And the text "heading" contains "Amazing"
    When I tap the button "Done"
    Then the button "profile" exists
