import type { AppLoadContext } from "@remix-run/node";
import type { UploadedFilesOrRefusal } from "./uploads";

/** Data of a request passed from our server to the app. */
export interface ServerContext extends AppLoadContext {
  readonly nonce: string;
  readonly requestId: string;
  /** `document` is a whole page; `data` is a client navigation or a fetcher. */
  readonly kind: "document" | "data";
  /**
   * Fires when the client disconnects. `request.signal` is not used for this, because it can be
   * garbage-collected.
   */
  readonly signal: AbortSignal;
  readonly clientAddress: string;
  /** The visitor's country, two letters in lower case, as a trusted proxy says (CFG-01); null = not said. */
  readonly country: string | null;
  /** Files of the posted form; null = it has none. */
  readonly upload: UploadedFilesOrRefusal | null;
}
