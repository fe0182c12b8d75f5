import { z } from "zod";
import { isSocialProvider } from "~/domain/social/providers";
import { declareForm, refuseWith } from "~/features/forms/declare.server";
import { textField } from "~/features/forms/read.server";
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
import { postLimits } from "~/server/post-limits/rules.server";
import { finishSecurityChange } from "./change-outcome.server";
import { securityPath } from "./security-path";

/** Id of the security page's section where the result of connecting a network is shown. */
const socialNetworksSectionId = "security-networks";

/**
 * Leads to the page of a social network that the player wants to connect, after the platform has
 * taken his password (SES-12); `finishSocialNetworkConnection` connects it.
 */
export const connectSocialNetworkForm = declareForm({
  screen: "office:security",
  intent: "network",
  fields: z.object({ provider: z.string("choice"), password: textField(256) }),
  rule: postLimits.securing,
  events: "network_link",
  run: async ({ provider, password }, post) => {
    const { context, request } = post;
    const unknown = refuseWith("choice", { field: "provider" });
    if (!context.config.social.providers.some(({ name }) => name === provider)) return unknown;
    const known = await confirmPlayerBeforeSocialConnect(context.platform, password);
    if (known.kind !== "done" || !context.player) return finishSecurityChange(post, known);
    const wanted = { provider, returnUrl: "", connects: context.player.id };
    const to = await prepareSocialAuthorizationUrl(context, request, wanted);
    return to === null ? unknown : { ok: true, to };
  },
});

/** Disconnects a social network by which the player can sign in. */
export const disconnectSocialNetworkForm = declareForm({
  screen: "office:security",
  intent: "network-off",
  fields: z.object({
    provider: z.string("choice").refine(isSocialProvider, "choice"),
    password: textField(256).refine((text) => text !== "", "required"),
  }),
  rule: postLimits.securing,
  events: "network_unlink",
  run: async ({ provider, password }, post) => {
    const { platform } = post.context;
    // The schema has let only a network through.
    if (!isSocialProvider(provider)) throw new Error(`no network: ${provider}`);
    return finishSecurityChange(post, await disconnectSocialNetwork(platform, provider, password));
  },
});

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
