import { platformNow } from "~/platform/clock.server";
import type { AwaitedCode, CodeWaitPage } from "~/server/cookies/code-waits.server";
import type { SessionCookie } from "~/server/cookies/session.server";
import type { RequestScope } from "~/server/request-scope.server";
import { visitorSession } from "./session.server";
import { storeSession } from "./store-session.server";

/** The code that a page waits for, if it has not expired. */
export async function findAwaitedCode(
  scope: RequestScope,
  request: Request,
  use: CodeWaitPage,
): Promise<AwaitedCode | null> {
  const { waits } = await visitorSession(scope, request);
  const wait = waits?.[use];
  return wait && wait.until > platformNow() ? wait : null;
}

/** Stores a code that a page waits for, or removes it (null). */
export async function saveAwaitedCode(
  scope: RequestScope,
  request: Request,
  use: CodeWaitPage,
  wait: AwaitedCode | null,
): Promise<void> {
  const { waits, ...session } = await visitorSession(scope, request);
  const { [use]: _over, ...others } = waits ?? {};
  const left = wait ? { ...others, [use]: wait } : others;
  const next: SessionCookie = Object.keys(left).length > 0 ? { ...session, waits: left } : session;
  await storeSession(scope, request, next);
}
