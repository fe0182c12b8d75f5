import { z } from "zod";
import { logLevels } from "../log.server";
import { isIpAddressOrRange, isOrigin, isRedisUrlOrSocketPath } from "./addresses.server";

const origin = z.string().refine(isOrigin);

/** Variables of docs/environment.md: the type of each, and what it takes in words. */
export const environmentVariables = {
  PORT: [
    z
      .string()
      .regex(/^\d{1,5}$/)
      .transform(Number)
      .pipe(z.number().max(65535)),
    "a port from 0 to 65535",
  ],
  LOG_LEVEL: [z.enum(logLevels), logLevels.join(", ")],
  HOST: [z.string().regex(/^[\w.:-]+$/), "a host name or address"],
  APP_ENV: [z.enum(["production", "staging", "development"]), "production, staging or development"],
  PLATFORM_ORIGIN: [origin, "an origin such as https://platform.example"],
  REMOTE_ORIGINS: [
    z.string().transform(listOf).pipe(z.array(origin).min(1)),
    "a comma list of origins",
  ],
  DATA_DIR: [z.string().min(1), "a folder"],
  DATABASE_URL: [z.string().regex(/^postgres(ql)?:\/\//), "a postgres:// url"],
  FILES_URL: [
    z.string().regex(/^s3:\/\/[a-z\d][a-z\d.-]{1,61}[a-z\d](?:\/[\w./-]*)?$/),
    "an address such as s3://bucket/prefix",
  ],
  REDIS_URL: [
    z.string().refine(isRedisUrlOrSocketPath),
    "a redis:// or rediss:// url, or the path of its socket",
  ],
  SESSION_SECRET: [
    z
      .string()
      .transform(listOf)
      .pipe(z.array(z.string().min(16)).min(1)),
    "a comma list of secrets, each 16 characters or more",
  ],
  SANDBOX: [z.literal("1"), "1, for the embedded platform in APP_ENV=production"],
  SANDBOX_FEED: [z.string().min(1), "a CSV file or a folder of them"],
  SANDBOX_NOW: [
    z.string().refine((text) => !Number.isNaN(Date.parse(text))),
    "a moment such as 2024-08-15T12:00:00Z",
  ],
  SANDBOX_CONTROL: [z.enum(["0", "1"]), "0 or 1"],
  SANDBOX_CONTROL_PROXIED: [
    z.literal("1"),
    "1, for the sandbox's control interface through a proxy as well",
  ],
  PUBLIC_ORIGIN: [origin, "an origin such as https://www.example"],
  TRUSTED_PROXIES: [
    z
      .string()
      .transform(listOf)
      .pipe(z.array(z.string().refine(isIpAddressOrRange)).min(1)),
    "a comma list of CIDRs",
  ],
} as const satisfies Record<string, readonly [z.ZodType, string]>;

/** Variables that may contain a password. */
export const secretVariables: ReadonlySet<string> = new Set([
  "SESSION_SECRET",
  "DATABASE_URL",
  "REDIS_URL",
]);

/** Value of a variable. */
export type VariableValue<K extends keyof typeof environmentVariables> = z.output<
  (typeof environmentVariables)[K][0]
>;

function listOf(text: string) {
  return text
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "");
}
