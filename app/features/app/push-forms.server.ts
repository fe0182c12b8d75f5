import { z } from "zod";
import {
  isPushEndpoint,
  maxEndpointLength,
  pushKeyPattern,
  pushKinds,
  pushSecretPattern,
} from "~/domain/web-push/web-push";
import { declareForm, type FormResult } from "~/features/forms/declare.server";
import type { FormPost } from "~/features/gate/form-post.server";
import { screenPath } from "~/features/screens/links.server";
import { subscribeToPush, unsubscribeFromPush } from "~/platform/services/web-push/client.server";
import { postLimits } from "~/server/post-limits/rules.server";

const wrong = { message: "choice" };
const endpoint = z.string({ error: "choice" }).max(maxEndpointLength, wrong);

/** Leads to the settings where the request was done. */
const doneOrUnavailable = (isDone: boolean, { context }: FormPost): FormResult =>
  isDone
    ? { ok: true, to: screenPath(context.lng, "office:settings") }
    : { ok: false, status: 503, errors: [{ field: null, code: "unavailable" }] };

/**
 * Notifications on this device: a page's script sends the browser's subscription, and the kind of messages that the player
 * pressed, whose switch is turned on (`office/settings`).
 */
export const pushForms = [
  declareForm({
    screen: "office:settings",
    intent: "push-on",
    fields: z.object({
      endpoint: endpoint.refine(isPushEndpoint, wrong),
      p256dh: z.string({ error: "choice" }).regex(pushKeyPattern, wrong),
      auth: z.string({ error: "choice" }).regex(pushSecretPattern, wrong),
      kind: z.enum(pushKinds, wrong).optional(),
    }),
    rule: postLimits.writing,
    events: "push_on",
    run: async ({ kind = null, ...device }, post) =>
      doneOrUnavailable(
        await subscribeToPush(post.context.platform, { ...device, kind, lng: post.context.lng }),
        post,
      ),
  }),
  declareForm({
    screen: "office:settings",
    intent: "push-off",
    fields: z.object({ endpoint }),
    rule: postLimits.writing,
    events: "push_off",
    run: async (device, post) =>
      doneOrUnavailable(await unsubscribeFromPush(post.context.platform, device.endpoint), post),
  }),
];
