import { env } from "~/server/env.server";
import { sharedServices } from "~/server/shared/shared-services.server";
import { resetBreakers } from "../breaker.server";
import { isEmbeddedPlatformUsed } from "../upstream.server";
import { embeddedPlatform } from "./sandbox.server";

/** Paths of the sandbox that browsers visit, whether or not its control is on. */
const sandboxPages = "/sandbox/pages/";

/** Handles `/sandbox/*` by the embedded platform; null if there is none or its control is off. */
export async function handleSandboxRequest(request: Request): Promise<Response | null> {
  const isPage = new URL(request.url).pathname.startsWith(sandboxPages);
  if (!isEmbeddedPlatformUsed() || !(isPage || env().sandbox.control)) return null;
  const answer = await (await embeddedPlatform()).fetch(request);
  // A reset platform has no failures and other players: what was counted of the ones before is over.
  if (answer.ok && new URL(request.url).pathname === "/sandbox/reset") {
    resetBreakers();
    sharedServices().limiter.forgetAll();
  }
  return answer;
}
