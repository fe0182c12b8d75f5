import { isSafeRemoteOrigin, originOf } from "./addresses.server";
import { ensureFolder, readOrCreateSecret } from "./data-folder.server";
import type { Env, EnvSource } from "./environment.server";
import { BadEnvironmentError } from "./start-error.server";
import { environmentVariables, secretVariables, type VariableValue } from "./variables.server";

/**
 * Reads and validates the environment. Throws `BadEnvironmentError` with the variable, its value
 * and valid values.
 */
export function readEnv(source: EnvSource): Env {
  const value = <K extends keyof typeof environmentVariables>(name: K) =>
    readVariable(source, name);
  value("LOG_LEVEL");
  const platformOrigin = value("PLATFORM_ORIGIN");
  const dataDir = value("DATA_DIR") ?? ".data";
  const secrets = value("SESSION_SECRET");
  const redisUrl = value("REDIS_URL");
  if (!platformOrigin || !secrets) ensureFolder(dataDir);
  if ((platformOrigin || redisUrl) && !secrets) {
    throw new BadEnvironmentError(
      `SESSION_SECRET is not set; with ${platformOrigin ? "PLATFORM_ORIGIN" : "REDIS_URL"} it takes a comma list of secrets, each 16 characters or more.`,
    );
  }
  const appEnv = value("APP_ENV");
  const isEmbeddedNamed = value("SANDBOX") === "1";
  // A misspelt PLATFORM_ORIGIN would otherwise start a site whose passwords are public.
  if (appEnv === "production" && !platformOrigin && !isEmbeddedNamed) {
    throw new BadEnvironmentError(
      "PLATFORM_ORIGIN is not set; with APP_ENV=production it takes the platform's origin, or SANDBOX=1 for the embedded platform.",
    );
  }
  const at = {
    platformOrigin: originOf(platformOrigin),
    appEnv: appEnv ?? ("production" as const),
  };
  const remoteOrigins = (value("REMOTE_ORIGINS") ?? []).map((text) => new URL(text).origin);
  const unsafe = remoteOrigins.find((origin) => !isSafeRemoteOrigin(origin, at));
  if (unsafe !== undefined) {
    throw new BadEnvironmentError(
      `REMOTE_ORIGINS has "${unsafe}", from where pages would come by plain http; it takes https origins and the platform's own${at.appEnv === "production" ? "" : ", and those of this machine"}.`,
    );
  }
  const kept = secrets ?? [readOrCreateSecret(dataDir)];
  return {
    port: value("PORT") ?? 3000,
    host: value("HOST"),
    ...at,
    isDemonstration: !platformOrigin && !isEmbeddedNamed,
    remoteOrigins,
    secrets: kept,
    publicOrigin: originOf(value("PUBLIC_ORIGIN")),
    trustedProxies: value("TRUSTED_PROXIES") ?? [],
    redisUrl,
    isControlOpenToProxies: value("SANDBOX_CONTROL_PROXIED") === "1",
    sandbox: {
      dataDir,
      databaseUrl: value("DATABASE_URL"),
      filesUrl: value("FILES_URL"),
      feed: value("SANDBOX_FEED"),
      now: value("SANDBOX_NOW"),
      publicOrigin: originOf(value("PUBLIC_ORIGIN")) ?? `http://localhost:${value("PORT") ?? 3000}`,
      secrets: kept,
      control: value("SANDBOX_CONTROL") === "1",
    },
  };
}

/**
 * Value of a variable; null = not set. Throws `BadEnvironmentError` if the text is not a valid value of the
 * variable.
 */
function readVariable<K extends keyof typeof environmentVariables>(
  source: EnvSource,
  name: K,
): VariableValue<K> | null {
  const text = source[name];
  if (text === undefined || text === "") return null;
  const [type, takes] = environmentVariables[name];
  const parsed = type.safeParse(text);
  if (!parsed.success) {
    const shown = secretVariables.has(name) ? "(not shown)" : JSON.stringify(withoutUser(text));
    throw new BadEnvironmentError(`${name} is ${shown}; it takes ${takes}.`);
  }
  return parsed.data as VariableValue<K>;
}

/** A URL whose user name and password, if it has them, are replaced by "(not shown)". */
function withoutUser(text: string) {
  return text.replace(/\/\/[^/@]*@/g, "//(not shown)@");
}
