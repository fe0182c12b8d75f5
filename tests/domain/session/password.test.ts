import { describe, expect, it } from "vitest";
import { validateNewPassword } from "~/domain/session/password";

describe("new password", () => {
  it.each([
    ["1234567", "password-short"],
    ["ключ-77", "password-short"],
    ["x7".repeat(33), "password-long"],
    ["aaaaaaaaaa", "password-plain"],
    ["1234567890", "password-plain"],
    ["98765432", "password-plain"],
    ["ABCDEFGH", "password-plain"],
    ["qwertyuiop", "password-plain"],
    [" 12345678 ", "password-plain"],
    ["Anna@Example.test", "password-plain"],
  ])("REG-05 REG-09 the new password %s is refused", (password, refusal) => {
    expect(validateNewPassword(password, password, ["anna@example.test"])).toBe(refusal);
  });

  it.each([
    "correct horse",
    "12345679",
    "only letters",
    "пароль из слов",
    "x7".repeat(32),
    "abcdefgi",
  ])("REG-05 REG-09 the new password %s is accepted when typed twice alike", (password) => {
    expect(validateNewPassword(password, password, ["anna@example.test", ""])).toBeNull();
    expect(validateNewPassword(password, `${password}!`)).toBe("password-mismatch");
  });
});
