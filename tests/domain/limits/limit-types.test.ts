import { describe, expect, it } from "vitest";
import {
  breakLimitCode,
  realityCheckCode,
  selfExclusionCode,
  sessionLimitCode,
} from "~/domain/limits/codes";
import { findLimitInForce } from "~/domain/limits/in-force";
import {
  type CommonLimitFields,
  createLimit,
  type Limit,
  type MoneyLimit,
} from "~/domain/limits/limit";
import { findStrictestStakeLimit } from "~/domain/limits/stake-limit";
import { isLooserLimit, isStricterLimit } from "~/domain/limits/strictness";
import {
  asDays,
  asHours,
  asMinutes,
  type LimitValue,
  type MoneyLimitValue,
  type PlayLockLengthInDays,
} from "~/domain/limits/value";
import { addAmounts, asMinor, type Minor } from "~/domain/money/amount";

const euros = asMinor(500, "EUR");
const yen = asMinor(500, "JPY");
const terms: CommonLimitFields = {
  ...{ state: "ACTIVE", startedAt: 0, endsAt: null, needsApproval: false, reasonId: null },
};

/** `tsc` fails where the line below a "@ts-expect-error" compiles. */
function mixed() {
  const deposits: MoneyLimitValue<"EUR"> = { code: 20, value: euros };
  const week: PlayLockLengthInDays = { code: selfExclusionCode, value: asDays(7) };

  // @ts-expect-error days are no amount
  const days: MoneyLimitValue = { code: 20, value: asDays(7) };
  // @ts-expect-error an amount is no number of days
  const amount: PlayLockLengthInDays = { code: selfExclusionCode, value: asMinor(7) };
  // @ts-expect-error nor is a plain number either of them
  const plain: LimitValue = { code: 20, value: 500 };
  // @ts-expect-error a break lasts days, not hours
  const hours: LimitValue = { code: breakLimitCode, value: asHours(24) };
  // @ts-expect-error a session's hours are not the minutes of a check
  const minutes: LimitValue = { code: sessionLimitCode, value: asMinutes(60) };
  // @ts-expect-error a limit in euros is none in yen
  const ofYen: MoneyLimitValue<"JPY"> = deposits;
  // @ts-expect-error nor one in a currency that is not known here
  const ofAny: MoneyLimitValue = deposits;

  // @ts-expect-error a limit of deposits is not looser than a week
  isLooserLimit(deposits, week);
  // @ts-expect-error nor than one in yen
  isLooserLimit(deposits, { code: 20, value: yen });
  // @ts-expect-error nor is a week stricter than one of deposits
  isStricterLimit(week, { ...deposits, ...terms, left: null }, 0);

  const all: readonly Limit<"EUR">[] = [createLimit(deposits, terms), createLimit(week, terms)];
  // @ts-expect-error what holds of a check is no amount
  const check: MoneyLimit | null = findLimitInForce(all, realityCheckCode, 0);
  const held = findLimitInForce(all, 20, 0);
  // @ts-expect-error what is left of a limit in euros takes no yen
  if (held?.left) addAmounts(held.left, yen);
  // @ts-expect-error what limits in euros leave of a stake is no yen
  const left: Minor<"JPY"> | undefined = findStrictestStakeLimit({ iso: "EUR", all }, 0)?.left;
  return { ofValues: [days, amount, plain, hours, minutes, ofYen, ofAny], check, left };
}

describe("limit units", () => {
  it("LIM-01 LIM-14 limit values of different units differ only for the compiler and are plain numbers at run time", () => {
    const { ofValues, check, left } = mixed();
    expect(ofValues.map(({ value }) => value)).toEqual([7, 7, 500, 24, 60, 500, 500]);
    expect([check, left]).toEqual([null, undefined]);
  });
});
