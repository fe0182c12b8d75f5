import { z } from "zod";

/** Maximum length of a token, characters; a token contains the whole e-mail address. */
export const maxUnsubscribeTokenLength = 512;

/**
 * News by e-mail (REG-08); paths and shapes are our decision. The token is the platform's, in the link under every
 * such mail: `{kind}.{sealed address}`, which never expires and names nobody.
 *
 * - `POST /web-api/subscriptions-api/v1/check`: what a token would stop.
 * - `POST /web-api/subscriptions-api/v1/stop`: no more of that kind to its address; 404 `unknown-token`.
 * - `POST /web-api/user/v1/news` (bearer): whether the player wants news; 422 `no-email` without a proven address.
 */
export const unsubscribeRequestWire = z.object({
  token: z.string().max(maxUnsubscribeTokenLength),
});
/** Which messages: news by mail, mails about deposits or bets, news by SMS. */
export const unsubscribableMessageKindWire = z.enum(["news", "deposit", "bets", "sms"]);
export const unsubscribePreviewReplyWire = z.object({
  state: z.enum(["on", "off", "unknown"]),
  kind: unsubscribableMessageKindWire,
});
export const newsletterDoneReplyWire = z.object({ success: z.literal(true) });
export const newsChoiceRequestWire = z.object({ isWanted: z.boolean() });
