import type { CallGroup, WireCall } from "./call.server";
import { casinoGroups } from "./casino-calls.server";
import { couponGroups } from "./coupon-calls.server";
import { moneyGroups } from "./money-calls.server";
import { officeGroups } from "./office-calls.server";
import { playerGroups } from "./player-calls.server";
import { sessionGroups } from "./session-calls.server";
import { startGroups } from "./start-calls.server";

/** Every call of docs/platform.md, by its headings. */
export const callGroups: readonly CallGroup[] = [
  ...sessionGroups,
  ...playerGroups,
  ...moneyGroups,
  ...officeGroups,
  ...startGroups,
  ...couponGroups,
  ...casinoGroups,
];

export const wireCalls: readonly WireCall[] = callGroups.flatMap(({ calls }) => calls);
