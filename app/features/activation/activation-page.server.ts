import { hasEmail } from "~/domain/accounts/activation";
import { type CodeStepShown, shownStep } from "~/features/codes/code-step.server";
import type { RequestContext } from "~/features/gate/request-context";
import { linkToken } from "~/features/recovery/steps";
import { liveWait } from "~/features/session/session.server";
import { activationLink } from "~/platform/activation/client.server";

/** What the page that confirms an e-mail address shows (ACC-06). */
export type ActivationPage = LinkToPress | ToConfirm | NothingToDo;

/** The button of a mail's link. */
interface LinkToPress {
  readonly kind: "link";
}

/** An address to confirm: a message can be sent, or has been. */
export interface ToConfirm {
  readonly kind: "code" | "send";
  readonly email: string;
  /** Days left (ACC-10); null = no such term. */
  readonly daysLeft: number | null;
  readonly step: CodeStepShown | null;
}

/** A link that is not taken, or a visitor who has nothing to confirm here. */
export interface NothingToDo {
  readonly kind: "over" | "foreign" | "guest" | "unknown" | "no-email" | "done";
  /** The confirmed address; "" = none. */
  readonly email: string;
}

/** Data of the page. A link is only looked at: scanners of mail open links too. */
export async function activationPage(
  { platform, scope, url, session, player, now }: RequestContext,
  request: Request,
): Promise<ActivationPage> {
  const link = linkToken(url);
  if (link !== null) {
    const state = await activationLink(platform, link);
    return state === null || state === "open" ? { kind: "link" } : nothing(state);
  }
  if (session.kind === "guest") return nothing("guest");
  if (!player) return nothing("unknown");
  const { email, activation, daysToActivate: daysLeft } = player;
  if (hasEmail(activation)) return nothing("done", email);
  if (email === "") return nothing("no-email");
  const wait = await liveWait(scope, request, "activation");
  const step = wait && shownStep(wait, now);
  return { kind: step ? "code" : "send", email, daysLeft, step };
}

const nothing = (kind: NothingToDo["kind"], email = ""): NothingToDo => ({ kind, email });
