import { z } from "zod";
import {
  breakLimitCode,
  isLimitCode,
  isMoneyLimitCode,
  type LimitCode,
  settableLimitCodes,
} from "~/domain/limits/codes";
import { createLimit, type Limit } from "~/domain/limits/limit";
import { offersSilenceMs } from "~/domain/limits/offers-silence";
import { type LimitValue, toTimeLimitValue } from "~/domain/limits/value";
import { asMinor } from "~/domain/money/amount";

const pending = z.object({
  value: z.number().nullable(),
  limitState: z.literal("PENDING").default("PENDING"),
  startedAt: z.number(),
  needApprove: z.boolean().default(true),
});
/**
 * A player's limit of one type as it is stored: the value in force, and the one that waits
 * (`pending`). A value is in the smallest unit of the limits' currency, in days, hours or minutes,
 * by its type; null = no limit. Times are seconds since epoch.
 */
const storedLimit = z.object({
  limitType: z.number().int(),
  value: z.number().nullable(),
  limitState: z.enum(["ACTIVE", "PENDING", "INACTIVE"]).default("ACTIVE"),
  startedAt: z.number(),
  endsAt: z.number().nullish(),
  needApprove: z.boolean().default(false),
  selfExcludeReason: z.number().int().nullish(),
  pending: pending.nullish(),
});
export type StoredLimit = z.infer<typeof storedLimit>;
/** All limits of a player, by their type. */
const storedLimits = z.record(z.string().regex(/^\d{1,3}$/), storedLimit);
export type StoredLimits = z.infer<typeof storedLimits>;

/** A limit's stored number as a value of the limit's type; null = no limit. */
export function storedLimitValue(code: LimitCode, stored: number | null): LimitValue {
  if (!isMoneyLimitCode(code)) return toTimeLimitValue(code, stored);
  return { code, value: stored === null ? null : asMinor(stored) };
}

/** Maps stored limits for the shell's rules. Limits that ended by `now` (ms) are inactive for a day, then dropped; `left` is null. */
export function toLimits(stored: StoredLimits, now: number): readonly Limit[] {
  const all: Limit[] = [];
  for (const code of [...settableLimitCodes, breakLimitCode] as const) {
    const current = stored[String(code)];
    if (!current) continue;
    const endsAt = current.endsAt == null ? null : current.endsAt * 1000;
    const reasonId = current.selfExcludeReason ?? null;
    const isOver = endsAt !== null && endsAt <= now;
    // A lock that has ended is listed as long as offers are silent after it (POP-13).
    const isListed = !isOver || now < endsAt + offersSilenceMs;
    if (current.value !== null && isListed && current.limitState !== "INACTIVE")
      all.push(
        createLimit(storedLimitValue(code, current.value), {
          state: isOver ? "INACTIVE" : current.limitState,
          needsApproval: current.needApprove,
          reasonId,
          startedAt: current.startedAt * 1000,
          endsAt,
        }),
      );
    const raise = current.pending;
    if (raise)
      all.push(
        createLimit(storedLimitValue(code, raise.value), {
          state: "PENDING",
          needsApproval: raise.needApprove,
          reasonId,
          startedAt: raise.startedAt * 1000,
          endsAt: null,
        }),
      );
  }
  return all;
}

/** Whether a monetary limit is stored, effective or not: stakes and deposits must then be serialised. */
export function hasMoneyLimit(stored: StoredLimits): boolean {
  return Object.keys(stored).some((key) => {
    const code = Number(key);
    return isLimitCode(code) && isMoneyLimitCode(code);
  });
}

/** Reads a player's stored limits. */
export function parseStoredLimits(value: unknown): StoredLimits {
  const stored = storedLimits.parse(value);
  return Object.fromEntries(Object.entries(stored).filter(([code]) => isLimitCode(Number(code))));
}
