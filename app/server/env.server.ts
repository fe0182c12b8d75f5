import type { Env } from "./env/environment.server";
import { readEnv } from "./env/read-env.server";

let current: Env | undefined;

/** The environment of this process. */
export function env(): Env {
  current ??= readEnv(process.env);
  return current;
}

/**
 * Replaces the environment of this process, for tests.
 * @internal
 */
export function setEnvForTests(next: Env) {
  current = next;
}
