import { friendOf } from "~/domain/bonuses/friends";
import { fromMinor } from "~/domain/money/money";
import type { Core } from "../core";
import { codeOf, codesOf, type HouseCode, mostOf, usedCodes } from "../coupons/promo-codes";
import type { CodeCheck } from "../office/deps";

/** What a typed code is for a player, and the codes that he has (OFC-10). */
export async function codesFor(
  { db, world }: Core,
  playerId: number,
  typed: string,
  iso: string,
): Promise<{ readonly asked: CodeCheck | null; readonly own: readonly CodeCheck[] }> {
  const used = await usedCodes(db, playerId);
  const now = world.now();
  const known = (code: HouseCode): CodeCheck => ({
    code: code.code,
    state: used.has(code.code) ? "used" : "good",
    percent: code.percent,
    most: fromMinor(mostOf(code, iso), iso),
    endsAt: code.endsAt,
  });
  const none = { code: typed, percent: 0, most: "0", endsAt: null } as const;
  const found = codeOf(typed, now);
  const asked: CodeCheck =
    typeof found !== "string"
      ? known(found)
      : friendOf(typed) !== null
        ? { ...none, state: "friend" }
        : { ...none, state: found === "promo-expired" ? "expired" : "unknown" };
  return { asked: typed === "" ? null : asked, own: codesOf(playerId, now).map(known) };
}
