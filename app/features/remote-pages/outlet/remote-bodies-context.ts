import { createContext } from "react";

/** A fragment as the server renders it into the document. */
export interface RemoteBody {
  /** Markup of the fragment's styles and style sheet links, rendered beside its content. */
  readonly assets: string;
  readonly content: string;
}

/** Bodies of the current page by remote app, provided by entry.server; null in the browser (REM-09). */
export const RemoteBodiesContext = createContext<ReadonlyMap<string, RemoteBody> | null>(null);
