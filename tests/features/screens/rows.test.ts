import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { decideOnAddress } from "~/features/gate/decide";
import type { GuardInput } from "~/features/gate/guard-input";
import { matchAddress } from "~/features/gate/match-address";
import { screens } from "~/features/screens/catalogue";
import en from "~/i18n/dictionaries/en/screens.json";
import { guest, player } from "../gate/guard-inputs";

const origin = "https://site.example";

const rows = readFileSync(new URL("../../fixtures/screens.tsv", import.meta.url), "utf8")
  .trimEnd()
  .split("\n")
  .slice(1)
  .map((line) => {
    const [
      id = "",
      pattern = "",
      example = "",
      remote = "",
      layout = "",
      guards = "",
      atGuest = "",
      atPlayer = "",
      stream = "",
    ] = line.split("\t");
    return { id, pattern, example, remote, layout, guards, atGuest, atPlayer, stream };
  })
  .filter((row) => row.id !== "--");

/** The answer in the words of the list: `200`, `404`, `302:office/account`. */
function answer(path: string, facts: GuardInput): string {
  const decision = decideOnAddress(matchAddress(new URL(`/ru/${path}`, origin)), facts);
  if (decision.kind === "redirect") {
    const target = new URL(decision.to, origin);
    expect(target.origin).toBe(origin);
    const after = target.pathname.replace(/^\/ru\/?/, "");
    if (after === "user/login") return "302:login";
    return `302:${after || (target.search.startsWith("?show") ? target.search : "home")}`;
  }
  return String(decision.status);
}

/** Pages of money and of passwords that the shell draws itself, whatever remote the list has for them. */
const isDrawnHere = (id: string) =>
  ["office:recharge", "office:deduce", "office:security"].includes(id) || id.startsWith("onpay-");

const listed = (text: string) => text.split(/ or /)[0] ?? "";

describe("list of screens", () => {
  it("the list of screens has 234 rows", () => {
    expect(rows).toHaveLength(234);
  });

  it.each(rows.map((row) => [row.id, row] as const))(
    "the screen %s answers visitors and players as listed",
    (_, row) => {
      expect(answer(row.example, guest)).toBe(listed(row.atGuest));
      expect(answer(row.example, player)).toBe(listed(row.atPlayer));
    },
  );

  it.each(
    rows.filter((row) => listed(row.atPlayer) !== "404").map((row) => [row.id, row] as const),
  )("the screen %s has the listed remote, layout, guards and stream", (_, row) => {
    const { match } = matchAddress(new URL(`/ru/${row.example}`, origin));
    // The two examples that site config answers are no screens of their own.
    if (row.id === "promo-legacy") return expect(match?.screen.id).toBe("token");
    expect(match).not.toBeNull();
    if (!match) return;
    const { screen } = match;
    if (isDrawnHere(row.id)) expect(screen.remote).toBeNull();
    else if (row.id !== "games-old") expect(screen.remote ?? "-").toBe(row.remote);
    expect(screen.layout).toBe(row.layout);
    expect(screen.guards.join(" ") || "-").toBe(row.guards);
    if (row.id !== "games-old") expect(screen.stream).toBe(row.stream);
  });

  it("every listed screen id exists, and screen ids are unique", () => {
    const ids = new Set(screens.map((screen) => screen.id));
    const distinct = rows.slice(
      0,
      rows.findIndex((row) => row.id === "main-section-1"),
    );
    const examples = new Set(["results-zone", "user:other", "unknown"]);
    const missing = distinct.filter((row) => !ids.has(row.id) && !examples.has(row.id));
    expect(missing.map((row) => row.id)).toEqual([]);
    expect(ids.size).toBe(screens.length);
  });

  it("every screen has a title and a description", () => {
    for (const { titleKey, descriptionKey } of screens) {
      expect(en[titleKey]).toMatch(/\S/);
      expect(en[descriptionKey]).toMatch(/\S/);
    }
  });
});
