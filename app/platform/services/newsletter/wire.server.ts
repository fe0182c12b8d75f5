import { z } from "zod";

/** Maximum length of a token, characters; a token contains the whole e-mail address. */
export const maxUnsubscribeTokenLength = 512;

/**
 * The platform's token in the link under every mail of news (REG-08): `{kind}.{sealed address}`. It never expires and
 * names nobody.
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

/** The address to be confirmed, and the language of the mail. */
export const subscriptionRequestWire = z.object({ email: z.string().max(128), lng: z.string() });
/** The token of the mail's link. */
export const subscriptionTokenWire = z.object({ token: z.string().max(256) });
export const subscriptionStateWire = z.object({ isOpen: z.boolean() });
