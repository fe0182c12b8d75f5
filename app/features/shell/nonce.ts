import { createContext, useContext } from "react";

/** The answer's CSP nonce while the server renders (SEC-02); browsers hide it, so they have none. */
export const NonceContext = createContext<string | undefined>(undefined);

/** The nonce for an inline style or script of the document. */
export function useNonce(): string | undefined {
  return useContext(NonceContext);
}
