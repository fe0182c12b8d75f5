import { z } from "zod";
import { secretQuestions } from "~/domain/session/questions";
import { wireTime } from "../../transport/wire.server";

/**
 * Security of an account (OFC-03). Passwords are base64 of their UTF-8 text. A change needs a `password` if the
 * session has proved nothing in the last 5 minutes.
 */
export const accountSecurityReplyWire = z.object({
  /** A change needs no password just now. */
  isConfirmed: z.boolean(),
  level: z.number().nullable(),
  methods: z.object({
    is_changed_password: z.boolean(),
    enable_two_factor_auth: z.boolean(),
    enable_phone_binding: z.boolean(),
    enable_security_question: z.boolean(),
    enable_email_auth: z.boolean(),
  }),
  passwordDays: z.number(),
  twoStep: z.object({
    isOn: z.boolean(),
    /** Base 32 of an authenticator's secret that waits for its first code; null = none waits. */
    secret: z.string().nullable(),
    /** Recovery codes to be kept now; null = none are shown. */
    newCodes: z.array(z.string()).nullable(),
    codesLeft: z.number(),
  }),
  /** Proven telephone; "" = none. */
  phone: z.object({ code: z.string(), number: z.string() }),
  email: z.string(),
  activation: z.number(),
  /** News by e-mail are wanted (REG-08). */
  wantsNews: z.boolean(),
  question: z.enum(secretQuestions).nullable(),
  /** Social networks that sign the player in (SES-12). */
  networks: z.array(z.string()),
  sessions: z.array(
    z.object({
      number: z.number(),
      startedAt: wireTime,
      seenAt: wireTime,
      device: z.string(),
      country: z.string(),
      isOwn: z.boolean(),
    }),
  ),
  signIns: z.array(z.object({ at: wireTime, device: z.string(), country: z.string() })),
});

const password = z.string().max(2048);
const code = z.string().max(64);
const token = z.string().max(256);

export const changePasswordRequestWire = z.object({ old: password, password });
export const startTwoStepRequestWire = z.object({ password: password.optional() });
export const turnOnTwoStepRequestWire = z.object({ code });
export const turnOffTwoStepRequestWire = z.object({ password, code });
export const bindPhoneRequestWire = z.object({
  phone_code: z.string().regex(/^\+\d{1,3}$/),
  phone_number: z.string().regex(/^\d{1,14}$/),
  password: password.optional(),
});
export const bindEmailRequestWire = z.object({
  email: z.email().max(128),
  password: password.optional(),
});
export const bindCodeRequestWire = z.object({ token, code });
export const secretQuestionRequestWire = z.object({
  question: z.enum(secretQuestions),
  answer: z.string().max(200),
  password: password.optional(),
});
/** Body that ends sessions: the `number` of one in the list; `others` = all but the caller's. */
export const endSessionsRequestWire = z.object({
  session: z.union([z.number(), z.literal("others")]),
});
/**
 * Body that proves who asks before a social network is connected; the later request that connects it names the
 * network.
 */
export const startSocialConnectRequestWire = z.object({ password: password.optional() });
/**
 * Body that connects a social network: `login` is its name, `pass` the token of its confirmation.
 */
export const connectSocialNetworkRequestWire = z.object({ login: z.string().max(20), pass: token });
export const disconnectSocialNetworkRequestWire = z.object({ login: z.string().max(20), password });
export const securityChangeReplyWire = z.object({ success: z.literal(true) });
