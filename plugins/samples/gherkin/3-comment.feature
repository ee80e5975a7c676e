# language: en
Feature: G

# why
Scenario: S
* one
* two
But not three
