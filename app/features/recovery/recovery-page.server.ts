import { type CodeStepShown, shownStep } from "~/features/codes/code-step.server";
import type { RequestContext } from "~/features/gate/request-context";
import { liveWait } from "~/features/session/session.server";
import { isRecoveryOpen } from "~/platform/recovery/client.server";
import { type ShownName, shownName } from "./name";
import { linkToken } from "./steps";

/** The step that the recovery page shows (REG-05); `over`: the link has expired or was used. */
export type RecoveryStep =
  | { readonly kind: "name" | "password" | "over" }
  | (Omit<CodeStepShown, "to"> & { readonly kind: "code"; readonly sentTo: ShownName });

/** Data of the recovery page. A link is only looked at: scanners of mail open links too. */
export async function recoveryStep(
  context: RequestContext,
  request: Request,
): Promise<RecoveryStep> {
  const { platform, scope, url, now } = context;
  const link = linkToken(url);
  if (link !== null) {
    const isOpen = await isRecoveryOpen(platform, link);
    return { kind: isOpen === false ? "over" : "password" };
  }
  const wait = await liveWait(scope, request, "recovery");
  if (!wait) return { kind: "name" };
  if (wait.stage === "open") return { kind: "password" };
  const { to, ...step } = shownStep(wait, now);
  return { kind: "code", ...step, sentTo: shownName(to) };
}
