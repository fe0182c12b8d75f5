import { z } from "zod";

/** Confirming the e-mail address of an account (ACC-06, ACC-10). */
export const emailConfirmationSendRequestWire = z.object({ lng: z.string() });

export const emailConfirmationCodeRequestWire = z.object({
  token: z.string().max(256),
  code: z.string().max(64),
});
export const emailConfirmationLinkRequestWire = z.object({ token: z.string().max(256) });
/**
 * Reply on a mailed link's token. `over`: expired, used, replaced or unknown; `foreign`: another
 * player's.
 */
export const emailConfirmationLinkReplyWire = z.object({
  state: z.enum(["open", "over", "foreign"]),
});
/** Reply to a right code or link; `activation` is as `activation_type` of the user config. */
export const emailConfirmedReplyWire = z.object({ activation: z.number() });
