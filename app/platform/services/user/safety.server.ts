import type { RealityCheckAction } from "~/domain/reality-check/check";
import { call } from "../../transport/call.server";
import { type Answer, mapReply } from "../../transport/failure.server";
import { effectPolicy } from "../../transport/policy.server";
import type { PlatformScope } from "../../transport/scope.server";
import {
  conversionRemindedReplyWire,
  presenceReplyWire,
  realityCheckAnswerReplyWire,
} from "./wire.server";

const checkPolicy = effectPolicy("user.reality-check", "bearer", 2500);
const conversionPolicy = effectPolicy("user.conversion-reminder", "bearer", 1500);
const presencePolicy = effectPolicy("user.presence", "bearer", 1500);

/** Answer to a reality check; `shownAt` = when it fell due, ms since epoch. */
interface CheckAnswer {
  readonly action: RealityCheckAction;
  readonly isOff: boolean;
  readonly shownAt: number;
}

/** Reports the answer to a reality check to the platform (RCK-02); false = it did not take it. */
export async function reportRealityCheckAnswer(
  scope: PlatformScope,
  { action, isOff, shownAt }: CheckAnswer,
): Promise<Answer<boolean>> {
  const attributes = {
    action,
    do_not_show_again: isOff,
    popup_show_at: new Date(shownAt).toISOString(),
  };
  const path = "/web-api/api/web/user/v1/reality-check";
  const input = { method: "POST", path, json: { data: { attributes } } } as const;
  return mapReply(
    await call(scope, checkPolicy, input, realityCheckAnswerReplyWire),
    ({ success }) => success,
  );
}

/** Reports that a player is idle, or active again (SES-07). Nothing depends on the reply. */
export async function reportPresence(
  scope: PlatformScope,
  state: "idle" | "active",
): Promise<void> {
  const input = { method: "POST", path: "/web-api/user/v1/presence", json: { state } } as const;
  await call(scope, presencePolicy, input, presenceReplyWire);
}

/**
 * Records at the platform that the player has seen the reminder to convert his account (ACC-05).
 * False = not recorded.
 */
export async function markConversionReminded(scope: PlatformScope): Promise<boolean> {
  const input = { method: "POST", path: "/web-api/user/v1/conversion-reminder" } as const;
  return (await call(scope, conversionPolicy, input, conversionRemindedReplyWire)).ok;
}
