Feature: F
Rule: R
Example: E
Given a table
|a|bb|
|ccc|d|
And a text
"""
kept
"""
