import { isEmailProven } from "~/domain/accounts/activation";
import { type CodeStepView, toCodeStepView } from "~/features/codes/code-step-view.server";
import type { RequestContext } from "~/features/gate/request-context";
import { readEmailLinkToken } from "~/features/recovery/link-token";
import { findCodeWait } from "~/features/session/code-wait.server";
import { loadEmailConfirmationLinkState } from "~/platform/services/activation/client.server";

/** What the page that confirms an e-mail address shows (ACC-06). */
export type EmailConfirmationPageData =
  | LinkToPress
  | EmailToConfirmPageData
  | CannotConfirmEmailPageData;

/** The page that a mail's link opens: it shows a button that confirms the address. */
interface LinkToPress {
  readonly kind: "link";
}

/** An address to confirm: a message can be sent, or has been. */
export interface EmailToConfirmPageData {
  readonly kind: "code" | "send";
  readonly email: string;
  /** Days left (ACC-10); null = no such term. */
  readonly daysLeft: number | null;
  readonly step: CodeStepView | null;
}

/**
 * Page data when nothing can be confirmed: the link is used, expired or invalid (`over`) or another
 * player's (`foreign`), or the visitor is a guest, has no address, has confirmed it already
 * (`done`), or is not known just now (`unknown`).
 */
export interface CannotConfirmEmailPageData {
  readonly kind: "over" | "foreign" | "guest" | "unknown" | "no-email" | "done";
  /** The confirmed address; "" = none. */
  readonly email: string;
}

/**
 * Loads the data of the page that confirms an e-mail address, also by the link of a mail. Opening
 * that link does not use it up, because mail scanners open links too.
 */
export async function loadEmailConfirmationPage(
  { platform, scope, url, session, player, now }: RequestContext,
  request: Request,
): Promise<EmailConfirmationPageData> {
  const link = readEmailLinkToken(url);
  if (link !== null) {
    const state = await loadEmailConfirmationLinkState(platform, link);
    return state === null || state === "open" ? { kind: "link" } : nothing(state);
  }
  if (session.kind === "guest") return nothing("guest");
  if (!player) return nothing("unknown");
  const { email, activation, daysToActivate: daysLeft } = player;
  if (isEmailProven(activation)) return nothing("done", email);
  if (email === "") return nothing("no-email");
  const wait = await findCodeWait(scope, request, "activation");
  const step = wait && toCodeStepView(wait, now);
  return { kind: step ? "code" : "send", email, daysLeft, step };
}

const nothing = (
  kind: CannotConfirmEmailPageData["kind"],
  email = "",
): CannotConfirmEmailPageData => ({
  kind,
  email,
});
