import { createHash } from "node:crypto";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { pushHubOfProcess } from "~/features/push/open.server";
import { respondPush } from "~/features/push/respond.server";
import { readSessionCookie } from "~/server/cookies/session.server";
import { addressKey } from "~/server/post-limits/address-key.server";
import { requestScope } from "~/server/request-scope.server";

/** Push updates for open pages (CPN-19): an event stream, or one JSON response on request. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { signal, clientAddress, country } = requestScope(context, request);
  const session = await readSessionCookie(request);
  return respondPush(pushHubOfProcess(), {
    method: request.method,
    query: new URL(request.url).searchParams,
    lastId: request.headers.get("last-event-id"),
    isPoll: (request.headers.get("accept") ?? "").includes("application/json"),
    sid: session?.sid ?? null,
    browser: createHash("sha1")
      .update(session?.csrf ?? `${clientAddress}`)
      .digest("base64url"),
    address: addressKey(clientAddress),
    country,
    signal,
  });
}
