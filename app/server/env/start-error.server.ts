import type { EnvSource } from "./environment.server";

/** Invalid environment, which prevents the start; its message is the one line for the operator. */
export class BadEnvironmentError extends Error {}

/**
 * The one line that a process prints when it cannot start. If the process cannot listen at its address, the
 * line names the variable to change (`PORT` or `HOST`).
 */
export function startErrorLine(error: unknown, source: EnvSource = process.env): string {
  if (error instanceof BadEnvironmentError) return error.message;
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
