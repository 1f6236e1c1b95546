"""The server: tables for friends and bots. Choices are the truth; all else can be made again from them."""
