import { z } from "zod";
import { recoverySentReplyWire } from "../recovery/wire.server";

/**
 * Confirming the e-mail address of an account (ACC-06, ACC-10); all paths and shapes are our decision.
 *
 * - `POST /web-api/user/v1/activation` (bearer): sends a code and a link to the player's address. 409 `active`,
 *   422 `no-email`, 429 `{code: "too-soon", resendSec}`.
 * - `POST /web-api/authapi/v1/activation/code`: the code for the token of that reply; 401 `bad-code`,
 *   `code-spent`, `code-over`.
 * - `POST /web-api/authapi/v1/activation/link` and `…/activation/confirm`: whether a link's token would still be
 *   taken, and taking it; 401 `code-over`. Header `x-session-id` says who is signed in: 409 `foreign` for another
 *   player's link, which stays as it is.
 */
export const emailConfirmationSendRequestWire = z.object({ lng: z.string() });

export const emailConfirmationSentReplyWire = recoverySentReplyWire;
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
