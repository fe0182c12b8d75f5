import { type AccountRight, accountRights } from "~/domain/session/rights";
import { call } from "../../transport/call.server";
import { type Answer, mapReply } from "../../transport/failure.server";
import type { PlatformScope } from "../../transport/scope.server";
import { authCalls } from "./calls.server";

/** What the signed-in player may do by now (SES-04 "get rights"); rights that are not known are left out. */
export async function loadAccountRights(
  scope: PlatformScope,
): Promise<Answer<readonly AccountRight[]>> {
  const reply = await call(scope, authCalls.rights);
  return mapReply(reply, ({ rights }) => accountRights.filter((right) => rights.includes(right)));
}
