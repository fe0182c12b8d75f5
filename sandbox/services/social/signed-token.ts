import { timingSafeEqual } from "node:crypto";
import type { SandboxServices } from "../sandbox-services";
import { keyedHashes } from "../security/seal";

/** Returns path and query of the sign-in page with a token and the platform's signature of it (SES-04 "by token"). */
export function signInUrlWithToken(
  services: SandboxServices,
  lng: string,
  method: string,
  token: string,
): string {
  const [sign = ""] = signsOf(services, method, token);
  const query = new URLSearchParams({ method_id: method, token, sign });
  return `/${lng}/user/login?${query}`;
}

/** Whether a secret of the platform has signed the token. */
export function isTokenSigned(
  services: SandboxServices,
  method: string,
  token: string,
  sign: string,
): boolean {
  const given = Buffer.from(sign);
  return signsOf(services, method, token).some((own) => {
    const known = Buffer.from(own);
    return known.length === given.length && timingSafeEqual(known, given);
  });
}

const signsOf = (services: SandboxServices, method: string, token: string) =>
  keyedHashes(services.secrets, `sign-in token ${method} ${token}`);
