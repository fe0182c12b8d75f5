import { encodeBase64 } from "../auth/encoded.server";
import type { PlatformScope } from "../scope.server";
import { changeSecurity } from "./change.server";

/** Sets a new password; the old one proves who asks (OFC-03). */
export function changePassword(scope: PlatformScope, old: string, password: string) {
  return changeSecurity(scope, "password", {
    old: encodeBase64(old),
    password: encodeBase64(password),
  });
}
