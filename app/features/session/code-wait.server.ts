import { platformNow } from "~/platform/transport/clock.server";
import type { AwaitedCode, CodeWaitPage } from "~/server/cookies/code-waits.server";
import type { RequestScope } from "~/server/request-scope.server";
import { readOrCreateSessionCookie, updateSessionCookie } from "./session.server";

/**
 * The page's stored wait for a code (the platform's token, where the code was sent; not the code);
 * null = none, or expired.
 */
export async function findCodeWait(
  scope: RequestScope,
  request: Request,
  use: CodeWaitPage,
): Promise<AwaitedCode | null> {
  const { waits } = await readOrCreateSessionCookie(scope, request);
  const wait = waits?.[use];
  return wait && wait.until > platformNow() ? wait : null;
}

/**
 * Stores in the session cookie that a page waits for a code (the platform's token, where it was
 * sent; not the code); null removes this.
 */
export async function storeCodeWait(
  scope: RequestScope,
  request: Request,
  use: CodeWaitPage,
  wait: AwaitedCode | null,
): Promise<void> {
  await updateSessionCookie(scope, request, ({ waits, ...session }) => {
    const { [use]: _over, ...others } = waits ?? {};
    const left = wait ? { ...others, [use]: wait } : others;
    return Object.keys(left).length > 0 ? { ...session, waits: left } : session;
  });
}
