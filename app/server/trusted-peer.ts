import type { Request } from "express";

/** Whether a request comes from an address of TRUSTED_PROXIES (SEC-05). */
export function isTrustedPeer(request: Request): boolean {
  const isTrusted: (address: string | undefined, hop: number) => boolean =
    request.app.get("trust proxy fn");
  return isTrusted(request.socket.remoteAddress, 0);
}
