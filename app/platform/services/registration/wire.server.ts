import { z } from "zod";

/** Countries from which one may register, named in `x-language`. */
export const registrationCountriesReplyWire = z.array(
  z.object({
    id: z.number().int(),
    name: z.string().min(1),
    country_code: z.string().length(2),
    tel_code: z.string().regex(/^\+?\d{1,4}$/),
    /** Currencies of accounts, the usual one first. */
    currencies: z.array(z.string().length(3)).min(1),
    age_limit: z.number().int().min(0).max(120),
    /** Regions to choose from. */
    regions: z.array(z.string()).default([]),
  }),
);

/** How telephone numbers of these countries are written (REG-03). */
export const phoneMasksReplyWire = z.array(
  z.object({
    CountryId: z.number().int(),
    /** `#` is a digit. */
    Mask: z.string(),
    Max: z.number().int().min(1).max(15),
    Min: z.number().int().min(1).max(15),
  }),
);

const text = z.string().max(200).default("");

/** Body of a registration: values as typed; secrets are base64 of UTF-8. */
export const registerRequestWire = z.object({
  type: z.enum(["fast_reg", "phone_reg", "full_reg", "soc_reg"]),
  lng: z.string(),
  /** The visitor's time zone, hours east of UTC: his age depends on what day it is for him. */
  time_zone: z.number().min(-12).max(14),
  /**
   * Path and query of the page where the code is typed, for the link in the message; `{token}`
   * stands for the link's token.
   */
  link: z.string().max(500),
  /** What a network confirmed (soc_reg): the token of the exchange of its code. */
  social_token: z.string().max(200).default(""),
  /** Where the visitor came from: the values of his landing that he lets be stored (REF-01). */
  referral: z
    .array(
      z.object({
        name: z.string().max(20),
        type: z.string().max(64),
        val: z.string().max(64),
        additional: z.string().max(240),
      }),
    )
    .max(10)
    .default([]),
  fields: z.object({
    provider: text,
    email: text,
    phone_code: text,
    phone_number: text,
    password: z.string().max(400).default(""),
    user_name: text,
    surname: text,
    birthday_date: text,
    country: text,
    region: text,
    city: text,
    currency: text,
    bonus: text,
    promo_code: text,
  }),
});
export type RegisterRequestWire = z.infer<typeof registerRequestWire>;

const signedIn = z.object({ userId: z.number(), sessionId: z.string() });
const sent = z.object({ token: z.string(), resendSec: z.number().int().nonnegative() });

/**
 * A player with the generated credentials (REG-11; the password is "" where a network signs him in), or the token
 * of a code that was sent.
 */
export const registerReplyWire = z.union([
  signedIn.extend({ login: z.string(), password: z.string() }),
  sent,
]);

/** A refused registration: a code for each field of the form at fault. */
export const registrationFieldRefusalWire = z.object({
  code: z.literal("fields"),
  fields: z.record(z.string(), z.string()),
});

export const resendCodeRequestWire = z.object({ token: z.string().max(256), lng: z.string() });
export const resendCodeReplyWire = sent;

/**
 * A mail's link token, with the `token` of the registration that the browser has begun. Without it, or with another
 * one, a new `password` (base64) is needed; its refusal uses nothing up.
 */
export const registrationLinkWire = z.object({
  type: z.enum(["phone_reg", "full_reg"]),
  link_token: z.string().max(256),
  token: z.string().max(256).optional(),
  password: z.string().max(400).optional(),
});

/** A code with its token, or a mail's link. */
export const confirmRegistrationRequestWire = z.union([
  z.object({ token: z.string().max(256), code: z.string().max(40) }),
  registrationLinkWire,
]);
export const confirmRegistrationReplyWire = signedIn;

/** Login and password that the player wants by e-mail (REG-02). */
export const mailCredentialsRequestWire = z.object({
  email: z.string().max(128),
  password: z.string().max(400),
  lng: z.string(),
});
export const mailCredentialsReplyWire = z.object({ success: z.literal(true) });

/** The code of the invitation whose link a visitor has come by; an unknown one counts for nobody. */
export const landingRequestWire = z.object({ bf: z.string().min(1).max(64) });
export const landingReplyWire = z.object({ success: z.boolean() });
