import { randomBytes } from "node:crypto";
import type { RequestHandler } from "express";
import helmet from "helmet";
import { contentPolicy } from "./content-policy";

export interface SecurityHeaderOptions {
  /** Allows Vite's socket and styles. */
  readonly isDev: boolean;
  /** Origins from which pages may load images and fonts of remote pages. */
  readonly remoteOrigins: readonly string[];
  /**
   * Whether visitors reach the site by https, even if this server gets plain http from a proxy
   * where TLS ends.
   */
  readonly isHttps: boolean;
}

const permissionsPolicy = "camera=(), microphone=(), geolocation=(), payment=(), usb=()";

/** Headers of an empty response to a request that could not be parsed (SEC-02). */
export const unparsedRequestReplyHeaders: Readonly<Record<string, string>> = {
  "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "same-origin",
  "Permissions-Policy": permissionsPolicy,
  "Cache-Control": "no-store",
  "Content-Length": "0",
  Connection: "close",
};

/** Sets the security headers of every response (SEC-02). */
export function securityHeaders({
  isDev,
  remoteOrigins,
  isHttps,
}: SecurityHeaderOptions): RequestHandler[] {
  const nonce: RequestHandler = (_request, response, next) => {
    response.locals["nonce"] = randomBytes(16).toString("base64");
    next();
  };
  const protect: RequestHandler = (request, response, next) => {
    response.setHeader(
      "Content-Security-Policy",
      contentPolicy({ nonce: response.locals["nonce"], isDev, remoteOrigins }),
    );
    helmet({
      contentSecurityPolicy: false,
      strictTransportSecurity:
        isHttps || request.secure ? { maxAge: 31_536_000, includeSubDomains: true } : false,
      // Includes the path, so that a post without JavaScript can return to its page.
      referrerPolicy: { policy: "same-origin" },
      xFrameOptions: { action: "sameorigin" },
    })(request, response, next);
  };
  const permissions: RequestHandler = (_request, response, next) => {
    response.setHeader("Permissions-Policy", permissionsPolicy);
    next();
  };
  return [nonce, protect, permissions];
}
