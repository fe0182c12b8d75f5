import type { RealityCheckAction } from "~/domain/reality-check/check";
import { call } from "../../transport/call.server";
import { type Answer, mapReply } from "../../transport/failure.server";
import type { PlatformScope } from "../../transport/scope.server";
import { userCalls } from "./calls.server";

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
  const json = { data: { attributes } };
  return mapReply(
    await call(scope, userCalls.answerRealityCheck, { json }),
    (said) => said.success,
  );
}

/** Reports that a player is idle, or active again (SES-07). Nothing depends on the reply. */
export async function reportPresence(
  scope: PlatformScope,
  state: "idle" | "active",
): Promise<void> {
  await call(scope, userCalls.presence, { json: { state } });
}

/**
 * Records at the platform that the player has seen the reminder to convert his account (ACC-05).
 * False = not recorded.
 */
export async function markConversionReminded(scope: PlatformScope): Promise<boolean> {
  return (await call(scope, userCalls.conversionReminder)).ok;
}
