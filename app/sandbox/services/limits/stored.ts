import { z } from "zod";
import { isLimitCode, type LimitCode, limitCodes, playBlock, selfExclusion } from "~/features/limits/codes";
import type { Limit } from "~/features/limits/limit";
import { noLimitValue, notSetValue } from "~/platform/limits/wire.server";

const pending = z.object({
  limitValue: z.number(),
  limitState: z.literal("PENDING").default("PENDING"),
  startedAt: z.number(),
  needApprove: z.boolean().default(true),
});

/**
 * A player's limit of one type as it is kept: what holds, and beside it what is to take its place. Values are those of
 * the wire, times seconds since epoch.
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

/** A limit's value as rules compare it: null where the wire has a number for "none". */
export function ruleValue(value: number): number | null {
  return value === noLimitValue || value === notSetValue ? null : value;
}

/** The same back again, by the type's own number for "none". */
export function wireValue(code: LimitCode, value: number | null): number {
  if (value !== null) return value;
  return code < 30 ? noLimitValue : notSetValue;
}

/**
 * What is stored as the shell's rules see it, amounts in whole units of the currency. What has run out by `now` (ms) is
 * left out; nothing is counted here, so that `left` is null.
 */
export function limitsOf(stored: StoredLimits, now: number): readonly Limit[] {
  const all: Limit[] = [];
  for (const code of [...limitCodes, playBlock] as const) {
    const kept = stored[String(code)];
    if (!kept) continue;
    const { startedAt, endsAt = null } = kept;
    const own = {
      ...{ code, left: null, startedAt: startedAt * 1000, endsAt: endsAt === null ? null : endsAt * 1000 },
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

/** Whether a limit of money is kept, in force or not: its stakes and deposits must be counted one by one. */
export function hasMoneyLimit(stored: StoredLimits): boolean {
  return Object.keys(stored).some((code) => isLimitCode(Number(code)) && Number(code) < selfExclusion);
}

/** Stored limits, checked: what was written by a patch is as sound as what was saved. */
export function readStored(value: unknown): StoredLimits {
  const stored = storedLimits.parse(value);
  return Object.fromEntries(Object.entries(stored).filter(([code]) => isLimitCode(Number(code))));
}
