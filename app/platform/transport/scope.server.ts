import type { Fingerprint } from "~/domain/session/device";
import type { RequestMemo } from "~/server/request-memo.server";

/**
 * Who makes upstream calls: the session and its bearer token. `token` and `tokenExpires` (ms since
 * epoch) come from the cookie `user_token` while it is this session's.
 */
export interface PlatformAuth {
  readonly sessionId: string;
  token: string | null;
  tokenExpires: number;
  /** Receives a fresh token for the response's cookie (PLT-07); `expires` is ms since epoch. */
  readonly onToken: (token: string, expires: number) => void;
}

/** The visitor's device by its fingerprint, and what receives a fresh fingerprint (SES-10). */
export interface PlatformDevice {
  readonly fingerprint: Fingerprint;
  /** Receives a fresh fingerprint for the response's cookie (PLT-03). */
  readonly onFresh: (fingerprint: Fingerprint) => void;
}

/**
 * What all upstream calls of one request share: language, country, session, device, time budget,
 * memo.
 */
export interface PlatformScope {
  readonly lng: string;
  /** Two-letter country for the GeoIP header, lower case (CFG-01). */
  readonly country: string;
  /**
   * How the page's frame stands to the site that shows it, as the browser says (`same-origin`, `same-site`,
   * `cross-site`); null = the page is in no frame (SES-04).
   */
  readonly frameSite: string | null;
  /** Sent upstream with every call (OPS-03). */
  readonly requestId: string;
  /**
   * The browser's User-Agent; "" = unknown. The platform stores only browser and system, in words
   * (SES-04).
   */
  readonly agent: string;
  /** The visitor's address; null = unknown, or background work. */
  readonly clientAddress: string | null;
  /** Aborts when the visitor disconnects. */
  readonly signal?: AbortSignal | undefined;
  /** End of the page's upstream budget, by `performance.now()`. Time spent on effects is not charged. */
  deadline: number;
  /** The requested URL. */
  readonly url: string;
  auth: PlatformAuth | null;
  /** Null = unknown: no script, or no consent. */
  readonly device: PlatformDevice | null;
  /** Memoised answers of this request (PLT-10). */
  readonly memo: RequestMemo;
}
