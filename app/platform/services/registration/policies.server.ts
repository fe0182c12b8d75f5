import { effectPolicy, queryPolicy } from "../../transport/policy.server";

export const registrationCallPolicies = {
  countries: queryPolicy("registration.countries", "none", { timeoutMs: 1500, retries: 1 }),
  masks: queryPolicy("registration.masks", "none", { timeoutMs: 1500, retries: 1 }),
  register: effectPolicy("registration.register", "none", 10_000),
  resend: effectPolicy("registration.resend", "none", 8000),
  confirm: effectPolicy("registration.confirm", "none", 10_000),
  credentials: effectPolicy("registration.credentials", "bearer", 8000),
} as const;
