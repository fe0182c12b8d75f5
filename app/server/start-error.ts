import { BadEnvironment } from "./env.server";

/** The one line that a process prints when it cannot start; a bad environment names its variable itself. */
export function startError(error: unknown): string {
  if (error instanceof BadEnvironment) return error.message;
  return `Could not start: ${error instanceof Error ? error.message : error}`;
}
