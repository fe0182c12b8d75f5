import { type CodeStepView, toCodeStepView } from "~/features/codes/code-step-view.server";
import type { RequestContext } from "~/features/gate/request-context";
import { findCodeWait } from "~/features/session/code-wait.server";
import { isRecoveryTokenValid } from "~/platform/services/recovery/client.server";
import { type FormattedRecoveryIdentifier, toFormattedRecoveryIdentifier } from "./identifier";
import { readEmailLinkToken } from "./link-token";

/**
 * The step that the recovery page shows, with its data (REG-05); `name`: asks for the e-mail
 * address, number or telephone; `over`: the link has expired or was used.
 */
export type RecoveryStep =
  | { readonly kind: "name" | "password" | "over" }
  | (Omit<CodeStepView, "to"> & {
      readonly kind: "code";
      readonly sentTo: FormattedRecoveryIdentifier;
    });

/**
 * Data of the recovery page. The token of a link is only checked, not used up, because mail scanners open links
 * too.
 */
export async function loadRecoveryStep(
  context: RequestContext,
  request: Request,
): Promise<RecoveryStep> {
  const { platform, scope, url, now } = context;
  const link = readEmailLinkToken(url);
  if (link !== null) {
    const isOpen = await isRecoveryTokenValid(platform, link);
    return { kind: isOpen === false ? "over" : "password" };
  }
  const wait = await findCodeWait(scope, request, "recovery");
  if (!wait) return { kind: "name" };
  if (wait.stage === "open") return { kind: "password" };
  const { to, ...step } = toCodeStepView(wait, now);
  return { kind: "code", ...step, sentTo: toFormattedRecoveryIdentifier(to) };
}
