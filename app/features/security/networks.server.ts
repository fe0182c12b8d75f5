import { isSocialProvider } from "~/domain/social/providers";
import { postedText, refuseForm } from "~/features/forms/refuse.server";
import type { FormReply } from "~/features/forms/reply";
import type { ActionResult, FormPost } from "~/features/gate/form-post.server";
import type { RequestContext } from "~/features/gate/request-context";
import { updateSessionSafetyState } from "~/features/session/session-safety.server";
import {
  consumeSocialNetworkAnswer,
  prepareSocialAuthorizationUrl,
} from "~/features/sign-in/social/authorization.server";
import { newSocialError, type SocialError } from "~/features/sign-in/social/social-error.server";
import {
  confirmPlayerBeforeSocialConnect,
  connectSocialNetwork,
  disconnectSocialNetwork,
} from "~/platform/services/security/client.server";
import { redirectWithCookies } from "~/server/pending-cookies.server";
import { finishSecurityChange } from "./change-outcome.server";
import { securityPath } from "./security-path";

/** Id of the security page's section where the result of connecting a network is shown. */
const socialNetworksSectionId = "security-networks";

/**
 * Leads to the page of a social network that the player wants to connect, after the platform has
 * taken his password (SES-12); `finishSocialNetworkConnection` connects it.
 */
export async function startSocialNetworkConnectionPosted(
  post: FormPost,
): Promise<ActionResult<FormReply>> {
  const { context, form, request } = post;
  const provider = postedText(form, "provider", 20);
  const unknown = () =>
    refuseForm(form, [{ field: "provider", code: "choice" }], { form: "network" });
  if (!context.config.social.providers.some(({ name }) => name === provider)) return unknown();
  const known = await confirmPlayerBeforeSocialConnect(
    context.platform,
    postedText(form, "password"),
  );
  if (known.kind !== "done" || !context.player) return finishSecurityChange(post, "network", known);
  const wanted = { provider, returnUrl: "", connects: context.player.id };
  const to = await prepareSocialAuthorizationUrl(context, request, wanted);
  return to === null ? unknown() : { kind: "go", to };
}

/** The network that a form names; null = none that is known. */
function socialProviderOfForm(form: FormData) {
  const name = postedText(form, "provider", 20);
  return isSocialProvider(name) ? name : null;
}

/**
 * Connects the identity that a network's answer in the address proves, to the player who asked for it: throws the
 * redirect of the page, or returns why it was not connected. Null = the address carries no answer.
 */
export async function finishSocialNetworkConnection(
  context: RequestContext,
  request: Request,
): Promise<SocialError | null> {
  const answer = await consumeSocialNetworkAnswer(
    context,
    request,
    ({ connects }) => connects !== undefined && connects === context.player?.id,
  );
  if (answer === null || "code" in answer) return answer;
  const { provider, token } = answer;
  const connected = await connectSocialNetwork(context.platform, provider, token);
  if (connected.kind === "unavailable") return newSocialError("unavailable", provider);
  if (connected.kind !== "done") {
    const isTaken = connected.kind === "refused" && connected.code === "taken";
    return newSocialError(isTaken ? "social-taken" : "social-over", provider);
  }
  await updateSessionSafetyState(context.scope, request, {
    flash: { code: "security-changed", until: null },
  });
  throw redirectWithCookies(
    context.scope,
    `${securityPath(context.lng)}#${socialNetworksSectionId}`,
  );
}

/** Disconnects a social network by which the player can sign in. */
export async function disconnectSocialNetworkPosted(
  post: FormPost,
): Promise<ActionResult<FormReply>> {
  const network = socialProviderOfForm(post.form);
  const refuse = (field: string, code: string) =>
    refuseForm(post.form, [{ field, code }], { form: "network-off" });
  if (!network) return refuse("provider", "choice");
  const password = postedText(post.form, "password");
  if (password === "") return refuse("password", "required");
  const answer = await disconnectSocialNetwork(post.context.platform, network, password);
  return finishSecurityChange(post, "network-off", answer);
}
