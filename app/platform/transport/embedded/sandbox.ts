import type { IncomingMessage } from "node:http";

/** Options of the embedded platform, read from the environment by `server/env.server.ts`. */
export interface SandboxOptions {
  /** Folder of the embedded database and its lock file; null keeps everything in memory (tests). */
  readonly dataDir: string | null;
  /** A PostgreSQL to use instead of the embedded database. */
  readonly databaseUrl: string | null;
  /** Bucket of players' files (`s3://bucket/prefix`); absent or null = the PostgreSQL, else the folder. */
  readonly filesUrl?: string | null;
  /** A football-data.co.uk CSV file or a folder of them; null = the built-in feed. */
  readonly feed: string | null;
  /** Initial time of the clock (ISO 8601); null = the feed's default, else the real time. */
  readonly now: string | null;
  /**
   * Origin of the site in messages' links. Never a request's Host, since whoever asks for a message would choose
   * where its link leads.
   */
  readonly publicOrigin: string;
  /**
   * Secrets for what is stored encrypted in the database: the first one encrypts, each of them
   * decrypts.
   */
  readonly secrets: readonly string[];
  /** Whether `/sandbox/*` is enabled. */
  readonly control: boolean;
  /** Whether it is a process of its own, whose pages have another origin than the site's; absent = it is inside the site's. */
  readonly isAlone?: boolean;
}

/** The embedded platform: upstream services, remote pages and the control interface behind one `fetch`. */
export interface Sandbox {
  /** Handles any platform request (`/web-api/…`, `/remotes/…`, `/sandbox/…`). Never throws. */
  fetch(request: Request): Promise<Response>;
  /** Console lines: the feed in use, its report, the demo players. */
  readonly notes: readonly string[];
  /** What it counts in this process, in Prometheus format. */
  metrics(): Promise<string>;
  close(): Promise<void>;
}

/** Names under which a process of this machine is addressed, as in a URL or in HOST. */
const loopbackName = /^(?:localhost|127(?:\.\d{1,3}){3}|\[?::1\]?)$/;
const loopbackPeer = /^(?:(?:::ffff:)?127(?:\.\d{1,3}){3}|::1)$/;

/** Whether a host name, without a port, is this machine's own. */
export const isLoopbackName = (name: string) => loopbackName.test(name);

/** Whether a request says that it came through a proxy, trusted or not. */
export function isForwarded({ rawHeaders }: IncomingMessage): boolean {
  return rawHeaders.some(
    (name, at) => at % 2 === 0 && /^(x-forwarded-.*|x-real-ip|forwarded|via)$/i.test(name),
  );
}

/** From where the control interface may be reached. */
export interface ControlAccess {
  /** HOST; null = all addresses of the machine. */
  readonly host: string | null;
  readonly publicOrigin: string | null;
  /** SANDBOX_CONTROL_PROXIED: also through a proxy. */
  readonly isControlOpenToProxies: boolean;
}

/**
 * Whether a request may reach the control interface. Without an address that the operator chose (HOST beyond loopback, or
 * PUBLIC_ORIGIN) only this machine may, and only under a loopback name: a page of a foreign name that resolves to this
 * machine would otherwise control the sandbox. Through a proxy nobody may without a setting of its own. `/sandbox/pages/`
 * is for players' browsers and always open.
 */
export function mayReachControl(request: IncomingMessage, served: ControlAccess): boolean {
  const path = pathOf(request.url ?? "");
  if (path === null) return false;
  if (!/^\/+sandbox(?:\/|$)/.test(path) || path.startsWith("/sandbox/pages/")) return true;
  // What a proxy passes on comes from anywhere, whatever its name: HOST and PUBLIC_ORIGIN are also set without it in mind.
  if (isForwarded(request) && !served.isControlOpenToProxies) return false;
  if (served.host !== null && !isLoopbackName(served.host)) return true;
  const name = (request.headers.host ?? "").replace(/:\d+$/, "");
  const publicName = served.publicOrigin === null ? null : new URL(served.publicOrigin).hostname;
  if (publicName !== null && !isLoopbackName(publicName))
    return name === publicName || isLoopbackName(name);
  return loopbackPeer.test(request.socket.remoteAddress ?? "") && isLoopbackName(name);
}

/** The path of a request's target as routers read it: they read escapes, and one of them ignores case; null = unreadable. */
function pathOf(target: string): string | null {
  try {
    return decodeURIComponent(new URL(target, "http://sandbox").pathname).toLowerCase();
  } catch {
    return null;
  }
}
