import { createContext, useContext } from "react";

/** A fragment as the server prints it into the document. */
export interface RemoteBody {
  /** Styles and their links, printed beside the content. */
  readonly assets: string;
  readonly content: string;
}

/** Bodies of the page being rendered, by remote app; entry.server provides them, the browser has none (REM-09). */
export const RemoteBodiesContext = createContext<ReadonlyMap<string, RemoteBody> | null>(null);

/** The body the server has for an app, or null. */
export function useRemoteBody(app: string): RemoteBody | null {
  return useContext(RemoteBodiesContext)?.get(app) ?? null;
}
