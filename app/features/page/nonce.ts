import { createContext, useContext } from "react";

/**
 * The response's CSP nonce during server rendering (SEC-02); undefined in the browser, which hides nonces.
 */
export const NonceContext = createContext<string | undefined>(undefined);

/** The nonce for an inline style or script of the document. */
export function useNonce(): string | undefined {
  return useContext(NonceContext);
}
