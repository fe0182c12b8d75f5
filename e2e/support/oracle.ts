// What must come out, counted by hand from the CSV. Imports nothing from the product.
import { readFileSync } from "node:fs";
import { join } from "node:path";

export interface Fixture {
  league: string;
  home: string;
  away: string;
  /** Average 1X2 prices as the file writes them. */
  prices: { "1": string; X: string; "2": string };
  fullTime: [number, number];
  halfTime: [number, number];
  /** As the file has it: dd/mm/yyyy and hh:mm. */
  date: string;
  time: string;
}

/** The played fixtures of one league's file, in the file's order. */
export function fixturesOf(folder: string, league: string): Fixture[] {
  const [header = "", ...rows] = readFileSync(join(folder, `${league}.csv`), "utf8")
    .replace(/^\uFEFF/, "")
    .split(/\r?\n/);
  const columns = header.split(",");
  return rows
    .filter((row) => row.trim() !== "")
    .map((row) => {
      const cells = row.split(",");
      const cell = (name: string) => cells[columns.indexOf(name)] ?? "";
      return {
        league,
        home: cell("HomeTeam"),
        away: cell("AwayTeam"),
        prices: { "1": cell("AvgH"), X: cell("AvgD"), "2": cell("AvgA") },
        fullTime: [Number(cell("FTHG")), Number(cell("FTAG"))] as [number, number],
        halfTime: [Number(cell("HTHG")), Number(cell("HTAG"))] as [number, number],
        date: cell("Date"),
        time: cell("Time"),
      };
    });
}

/** The outcome that the file says won. */
export function winnerOf({ fullTime: [home, away] }: Fixture): "1" | "X" | "2" {
  return home > away ? "1" : home < away ? "2" : "X";
}

/** Exact product of decimal texts, as decimal text without trailing zeros: whole numbers and a count of digits. */
export function exactProduct(prices: string[]): string {
  let value = 1n;
  let digits = 0;
  for (const price of prices) {
    const [whole = "0", fraction = ""] = price.split(".");
    value *= BigInt(whole + fraction);
    digits += fraction.length;
  }
  const text = value.toString().padStart(digits + 1, "0");
  const whole = text.slice(0, text.length - digits);
  const fraction = digits === 0 ? "" : text.slice(-digits).replace(/0+$/, "");
  return fraction === "" ? whole : `${whole}.${fraction}`;
}

/** stake × prices in hundredths, cut (never rounded up). */
export function winInCents(stakeCents: bigint, prices: string[]): bigint {
  const product = exactProduct(prices);
  const [whole = "0", fraction = ""] = product.split(".");
  return (stakeCents * BigInt(whole + fraction)) / 10n ** BigInt(fraction.length);
}

export function cents(decimal: string): bigint {
  const [whole = "0", fraction = ""] = decimal.split(".");
  return BigInt(whole) * 100n + BigInt(fraction.padEnd(2, "0").slice(0, 2));
}

export function decimal(centsValue: bigint): string {
  return `${centsValue / 100n}.${(centsValue % 100n).toString().padStart(2, "0")}`;
}
