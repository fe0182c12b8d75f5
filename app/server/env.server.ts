import { randomBytes } from "node:crypto";
import { accessSync, constants, mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import ipaddr from "ipaddr.js";
import { z } from "zod";
import type { SandboxOptions } from "~/platform/sandbox";
import { logLevels } from "./log.server";

/** Environment of the process, read and validated once (docs/environment.md). */
export interface Env {
  readonly port: number;
  readonly host: string | null;
  readonly appEnv: "production" | "staging" | "development";
  /** null = the embedded platform. */
  readonly platformOrigin: string | null;
  readonly remoteOrigins: readonly string[];
  /** The first secret signs, all verify. */
  readonly secrets: readonly string[];
  readonly publicOrigin: string | null;
  readonly trustedProxies: readonly string[];
  /** Redis that nodes share for cache, limits and messages; null = single process (OPS-01). */
  readonly redisUrl: string | null;
  readonly sandbox: SandboxOptions;
}

/** Invalid environment, which prevents the start; its message is the one line for the operator. */
export class BadEnvironment extends Error {}

const origin = z.string().refine(isOrigin);
const schema = {
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
    z.string().transform(list).pipe(z.array(origin).min(1)),
    "a comma list of origins",
  ],
  DATA_DIR: [z.string().min(1), "a folder"],
  DATABASE_URL: [z.string().regex(/^postgres(ql)?:\/\//), "a postgres:// url"],
  REDIS_URL: [z.string().refine(isRedis), "a redis:// or rediss:// url, or the path of its socket"],
  SESSION_SECRET: [
    z
      .string()
      .transform(list)
      .pipe(z.array(z.string().min(16)).min(1)),
    "a comma list of secrets, each 16 characters or more",
  ],
  SANDBOX_FEED: [z.string().min(1), "a CSV file or a folder of them"],
  SANDBOX_NOW: [
    z.string().refine((text) => !Number.isNaN(Date.parse(text))),
    "a moment such as 2024-08-15T12:00:00Z",
  ],
  SANDBOX_CONTROL: [z.enum(["0", "1"]), "0 or 1"],
  PUBLIC_ORIGIN: [origin, "an origin such as https://www.example"],
  TRUSTED_PROXIES: [
    z
      .string()
      .transform(list)
      .pipe(z.array(z.string().refine(isCidr)).min(1)),
    "a comma list of CIDRs",
  ],
} as const satisfies Record<string, readonly [z.ZodType, string]>;

/** Variables that may contain a password. */
const secret: ReadonlySet<string> = new Set(["SESSION_SECRET", "DATABASE_URL", "REDIS_URL"]);

type Source = Readonly<Record<string, string | undefined>>;
type Value<K extends keyof typeof schema> = z.output<(typeof schema)[K][0]>;

/**
 * Reads and validates the environment. Throws `BadEnvironment` with the variable, its value and valid values.
 */
export function readEnv(source: Source): Env {
  function value<K extends keyof typeof schema>(name: K): Value<K> | null {
    const text = source[name];
    if (text === undefined || text === "") return null;
    const [type, takes] = schema[name];
    const parsed = type.safeParse(text);
    if (!parsed.success) {
      const shown = secret.has(name) ? "(not shown)" : JSON.stringify(withoutUser(text));
      throw new BadEnvironment(`${name} is ${shown}; it takes ${takes}.`);
    }
    return parsed.data as Value<K>;
  }
  value("LOG_LEVEL");
  const platformOrigin = value("PLATFORM_ORIGIN");
  const dataDir = value("DATA_DIR") ?? ".data";
  const secrets = value("SESSION_SECRET");
  const redisUrl = value("REDIS_URL");
  if (!platformOrigin || !secrets) ensureFolder(dataDir);
  if ((platformOrigin || redisUrl) && !secrets) {
    throw new BadEnvironment(
      `SESSION_SECRET is not set; with ${platformOrigin ? "PLATFORM_ORIGIN" : "REDIS_URL"} it takes a comma list of secrets, each 16 characters or more.`,
    );
  }
  const kept = secrets ?? [keptSecret(dataDir)];
  return {
    port: value("PORT") ?? 3000,
    host: value("HOST"),
    appEnv: value("APP_ENV") ?? "production",
    platformOrigin: platformOrigin && new URL(platformOrigin).origin,
    remoteOrigins: (value("REMOTE_ORIGINS") ?? []).map((text) => new URL(text).origin),
    secrets: kept,
    publicOrigin: originOf(value("PUBLIC_ORIGIN")),
    trustedProxies: value("TRUSTED_PROXIES") ?? [],
    redisUrl,
    sandbox: {
      dataDir,
      databaseUrl: value("DATABASE_URL"),
      feed: value("SANDBOX_FEED"),
      now: value("SANDBOX_NOW"),
      publicOrigin: originOf(value("PUBLIC_ORIGIN")) ?? `http://localhost:${value("PORT") ?? 3000}`,
      secrets: kept,
      control: value("SANDBOX_CONTROL") === "1",
    },
  };
}

/** The one line that a process prints when it cannot start. What is wrong with an address names its variable. */
export function startError(error: unknown, source: Source = process.env): string {
  if (error instanceof BadEnvironment) return error.message;
  const said = error instanceof Error ? error.message : String(error);
  const { code, syscall } = (error ?? {}) as { code?: unknown; syscall?: unknown };
  const port = source["PORT"] || "3000";
  if (syscall === "listen" && code === "EADDRINUSE")
    return `PORT is "${port}", where another process listens already; it takes a free port.`;
  if (syscall === "listen" && code === "EACCES")
    return `PORT is "${port}", where this user may not listen; it takes a port above 1023.`;
  if (
    code === "EADDRNOTAVAIL" ||
    (syscall === "getaddrinfo" && said.includes(source["HOST"] || "\0"))
  )
    return `HOST is "${source["HOST"]}"; it takes a name or address of this machine (${code}).`;
  return /^[A-Z_]+ (is|names) /.test(said) ? said : `Could not start: ${said}`;
}

let current: Env | undefined;

/** The environment of this process. */
export function env(): Env {
  current ??= readEnv(process.env);
  return current;
}

/**
 * Replaces the environment.
 * @internal
 */
export function setEnv(next: Env) {
  current = next;
}

/** An address without the name and password that it may have. */
function withoutUser(text: string) {
  return text.replace(/\/\/[^/@]*@/g, "//(not shown)@");
}

function list(text: string) {
  return text
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "");
}

function isOrigin(text: string) {
  const url = URL.parse?.(text) ?? parse(text);
  return (
    url !== null &&
    /^https?:$/.test(url.protocol) &&
    url.pathname === "/" &&
    url.search === "" &&
    url.hash === "" &&
    url.username === ""
  );
}

function isRedis(text: string) {
  if (text.startsWith("/")) return text.length > 1;
  const url = parse(text);
  return (
    url !== null &&
    /^rediss?:$/.test(url.protocol) &&
    url.hostname !== "" &&
    /^(\/\d*)?$/.test(url.pathname)
  );
}

function parse(text: string) {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}

function originOf(text: string | null) {
  return text === null ? null : new URL(text).origin;
}

function isCidr(text: string) {
  return text.includes("/") ? ipaddr.isValidCIDR(text) : ipaddr.isValid(text);
}

/** Makes the folder for data; throws `BadEnvironment` where there can be none. */
function ensureFolder(dataDir: string) {
  try {
    makeFolder(resolve(dataDir));
    accessSync(dataDir, constants.W_OK);
  } catch {
    throw new BadEnvironment(
      `DATA_DIR is ${JSON.stringify(dataDir)}; it takes a folder that can be made and written.`,
    );
  }
}

/** Node's own recursive `mkdir` never ends in file systems such as /proc. */
function makeFolder(path: string) {
  const known = statSync(path, { throwIfNoEntry: false });
  if (known?.isDirectory()) return;
  if (known) throw new Error("not a folder");
  makeFolder(dirname(path));
  try {
    mkdirSync(path, { mode: 0o700 });
  } catch (error) {
    // Another process may have made it in the meantime.
    if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) throw error;
  }
}

/** Generated secret, stored with the data so that sessions survive a restart. */
function keptSecret(dataDir: string) {
  const file = join(dataDir, "secret");
  try {
    return readFileSync(file, "utf8").trim();
  } catch {
    const secret = randomBytes(32).toString("base64url");
    try {
      writeFileSync(file, `${secret}\n`, { mode: 0o600, flag: "wx" });
      return secret;
    } catch {
      return readFileSync(file, "utf8").trim();
    }
  }
}
