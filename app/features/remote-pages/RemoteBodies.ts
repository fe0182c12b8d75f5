import { createContext } from "react";

/** A fragment as the server prints it into the document. */
export interface RemoteBody {
  /** Styles and their links, printed beside the content. */
  readonly assets: string;
  readonly content: string;
}

/** Bodies of the page being rendered, by remote app: entry.server provides them, the browser has none (REM-09). */
export const RemoteBodies = createContext<ReadonlyMap<string, RemoteBody> | null>(null);
