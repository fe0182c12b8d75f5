import { z } from "zod";
import {
  isLimitCode,
  type LimitCode,
  limitCodes,
  playBlock,
  selfExclusion,
} from "~/domain/limits/codes";
import type { Limit } from "~/domain/limits/limit";
import { noLimitValue, notSetValue } from "~/platform/limits/wire.server";

const pending = z.object({
  limitValue: z.number(),
  limitState: z.literal("PENDING").default("PENDING"),
  startedAt: z.number(),
  needApprove: z.boolean().default(true),
});

/**
 * A stored limit of one type: the effective value, and the pending one. Values are those of the wire, times
 * seconds since epoch.
 */
export const storedLimit = z.object({
  limitType: z.number().int(),
  limitValue: z.number(),
  limitState: z.enum(["ACTIVE", "PENDING", "INACTIVE"]).default("ACTIVE"),
  startedAt: z.number(),
  endsAt: z.number().nullish(),
  needApprove: z.boolean().default(false),
  selfExcludeReason: z.number().int().nullish(),
  pending: pending.nullish(),
});
export type StoredLimit = z.infer<typeof storedLimit>;

/** All limits of a player, by their type. */
export const storedLimits = z.record(z.string().regex(/^\d{1,3}$/), storedLimit);
export type StoredLimits = z.infer<typeof storedLimits>;

/** Value for comparison: null if the wire has a number for "none". */
export function ruleValue(value: number): number | null {
  return value === noLimitValue || value === notSetValue ? null : value;
}

/** The reverse, with the type's own number for "none". */
export function wireValue(code: LimitCode, value: number | null): number {
  if (value !== null) return value;
  return code < 30 ? noLimitValue : notSetValue;
}

/**
 * Maps stored limits for the shell's rules, amounts in whole units of the currency. Drops limits expired by
 * `now` (ms); nothing is counted, so `left` is null.
 */
export function limitsOf(stored: StoredLimits, now: number): readonly Limit[] {
  const all: Limit[] = [];
  for (const code of [...limitCodes, playBlock] as const) {
    const kept = stored[String(code)];
    if (!kept) continue;
    const { startedAt, endsAt = null } = kept;
    const own = {
      ...{
        code,
        left: null,
        startedAt: startedAt * 1000,
        endsAt: endsAt === null ? null : endsAt * 1000,
      },
      reasonId: kept.selfExcludeReason ?? null,
    };
    const value = ruleValue(kept.limitValue);
    const isOver = own.endsAt !== null && own.endsAt <= now;
    if (value !== null && !isOver && kept.limitState !== "INACTIVE")
      all.push({ ...own, value, state: kept.limitState, needsApproval: kept.needApprove });
    if (kept.pending) {
      const { limitValue, startedAt: since, needApprove } = kept.pending;
      all.push({
        ...{ ...own, value: ruleValue(limitValue), state: "PENDING", needsApproval: needApprove },
        ...{ startedAt: since * 1000, endsAt: null },
      });
    }
  }
  return all;
}

/** Whether a monetary limit is stored, effective or not: stakes and deposits must then be serialised. */
export function hasMoneyLimit(stored: StoredLimits): boolean {
  return Object.keys(stored).some(
    (code) => isLimitCode(Number(code)) && Number(code) < selfExclusion,
  );
}

/** Validates stored limits, including those written by a patch. */
export function readStored(value: unknown): StoredLimits {
  const stored = storedLimits.parse(value);
  return Object.fromEntries(Object.entries(stored).filter(([code]) => isLimitCode(Number(code))));
}
