import { z } from "zod";

/** Purpose of a captcha: its answer is accepted for this form alone (SES-11). */
export const captchaPurposeWire = z.enum([
  "sign-in",
  "send-sms",
  "registration",
  "recovery",
  "subscription",
  "security",
]);
export type CaptchaPurpose = z.infer<typeof captchaPurposeWire>;

/** Body of a 400 that asks for a captcha (PLT-04). `purpose` is our decision. */
export const captchaRefusalWire = z.object({ purpose: captchaPurposeWire });

/** An answer to a captcha (SES-16). `captcha_id` is our decision: the picture that is answered. */
export const captchaAnswerRequestWire = z.object({
  captcha_id: z.string().max(64),
  captcha: z.string().max(64),
});

/**
 * State of a captcha (SES-16). `type` 0 = right, 1 = refused, 2 = refused, and the player is signed out. `time` is
 * how long the captcha, or its right answer, is still valid, s. `code` is our decision: 111, 112 or 113.
 */
export const captchaStatusReplyWire = z.object({
  success: z.boolean(),
  type: z.union([z.literal(0), z.literal(1), z.literal(2)]),
  time: z.number().int().nonnegative(),
  error_message: z.string(),
  code: z.number().int().optional(),
});

/** Another captcha of a purpose. `captcha` is our decision. */
export const captchaUpdateReplyWire = captchaStatusReplyWire.extend({
  captcha: z.object({
    id: z.string(),
    purpose: captchaPurposeWire,
    /** An SVG document. */
    picture: z.string(),
    /**
     * A question in words for those who cannot see the picture, in the request's language. Its
     * answer is not that of the picture.
     */
    question: z.string(),
  }),
});
