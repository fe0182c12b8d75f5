import { oncePerRequest } from "~/server/request-memo.server";
import { call } from "../../transport/call.server";
import type { PlatformScope } from "../../transport/scope.server";
import { memoised } from "../memo.server";
import { blockCalls } from "./calls.server";

/** Block of a visitor at an address: the page to show and the reason (NTC-01). */
export interface VisitorBlock {
  readonly displayTypeId: number;
  readonly templateTypeId: number;
}

/** Asks whether this visitor is blocked. Null = no, or the service failed: the site stays up (NTC-07). */
export function loadVisitorBlock(
  scope: PlatformScope,
  about: { isSignedIn: boolean; url: string },
): Promise<VisitorBlock | null> {
  return oncePerRequest(
    scope,
    memoised.block,
    async () => {
      const json = { auth: about.isSignedIn, url: about.url };
      const reply = await call(scope, blockCalls.block, { json });
      if (!reply.ok) return null;
      const { displayTypeId, templateTypeId } = reply.data;
      return displayTypeId === null || templateTypeId === null
        ? null
        : { displayTypeId, templateTypeId };
    },
    `${about.isSignedIn} ${about.url}`,
  );
}
