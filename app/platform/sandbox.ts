/** Options of the embedded platform, read from the environment by `server/env.server.ts`. */
export interface SandboxOptions {
  /** Folder of the embedded database and its lock file; null keeps everything in memory (tests). */
  readonly dataDir: string | null;
  /** A PostgreSQL to use instead of the embedded database. */
  readonly databaseUrl: string | null;
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
}

/** The embedded platform: upstream services, remote pages and the control interface behind one `fetch`. */
export interface Sandbox {
  /** Handles any platform request (`/web-api/…`, `/remotes/…`, `/sandbox/…`). Never throws. */
  fetch(request: Request): Promise<Response>;
  /** Console lines: the feed in use, its report, the demo players. */
  readonly notes: readonly string[];
  close(): Promise<void>;
}
