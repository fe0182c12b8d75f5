import type { RemoteFailure } from "./exchange-types.server";
import type { RemoteReplyWire } from "./wire.server";

/** Reply of a remote page (REM-01). Its bodies are untrusted and sanitised before display. */
export type RemoteReply = RemoteReplyWire;

/** Request for one page of a remote app. */
export interface RemotePageRequest {
  readonly app: string;
  /** From site config. */
  readonly remote: { readonly url: string; readonly budgetMs: number | null };
  /** The visitor's path, from the language on: `/ru/line/football`. */
  readonly path: string;
  /** The visitor's query, with `?`, or "". */
  readonly search: string;
  /** Whether the player's token is sent; only personal pages get it. */
  readonly isPersonal: boolean;
  /** Whether the page is requested while its browser tab is hidden; absent = no. */
  readonly isHidden?: boolean;
  /** Ids of requested components; makes the request a POST. */
  readonly components?: readonly string[];
  /** Additional headers; authentication headers are refused. */
  readonly headers?: Readonly<Record<string, string>>;
}

export type RemotePageResult =
  | { readonly ok: true; readonly reply: RemoteReply; readonly ms: number }
  | ({ readonly ok: false } & RemoteFailure);
