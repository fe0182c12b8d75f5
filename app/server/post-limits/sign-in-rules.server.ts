import type { PostLimitRule } from "./rule.server";

/** Rate limits of posts of sign-in, and of what is sent or shown before it. */
export const signInSmsAndCaptchaPostLimits = {
  signIn: {
    name: "sign-in",
    subject: { points: 10, seconds: 900 },
    address: { points: 100, seconds: 900 },
    counts: "failures",
  },
  smsSending: {
    name: "sms-sending",
    subject: { points: 6, seconds: 3600 },
    address: { points: 60, seconds: 3600 },
    counts: "all",
  },
  socialSignIn: {
    name: "social-sign-in",
    subject: { points: 30, seconds: 900 },
    address: { points: 300, seconds: 900 },
    counts: "all",
  },
  // Captchas handed out; forms that ask for one have their own limits.
  captcha: {
    name: "captcha",
    subject: { points: 60, seconds: 900 },
    address: { points: 600, seconds: 900 },
    counts: "all",
  },
  deviceCodes: {
    name: "device-codes",
    subject: { points: 30, seconds: 600 },
    address: { points: 300, seconds: 600 },
    counts: "all",
  },
} as const satisfies Record<string, PostLimitRule>;
