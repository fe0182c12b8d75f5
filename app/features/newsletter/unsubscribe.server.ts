import type { ActionFunctionArgs } from "@remix-run/node";
import {
  maxUnsubscribeTokenLength,
  unsubscribeByToken,
} from "~/platform/services/newsletter/client.server";
import { createPlatformScope } from "~/platform/transport/scope.server";
import { hashedCacheKey } from "~/server/keyed.server";
import { countPost } from "~/server/post-limits/count.server";
import { postLimits } from "~/server/post-limits/rules.server";
import { requestScope } from "~/server/request-scope.server";

/**
 * Handles the one-click unsubscribe of a mail program (RFC 8058, OFC-12): a post without cookies,
 * origin or session, authorised by its signed token. Status 200 = unsubscribed, 400 = not such a
 * post, 404 = unknown token, 429, 503.
 */
export async function oneClickUnsubscribe({
  request,
  context,
}: ActionFunctionArgs): Promise<Response> {
  const token = new URL(request.url).searchParams.get("token") ?? "";
  if (token === "" || token.length > maxUnsubscribeTokenLength || !(await isOneClick(request)))
    return answer(400);
  const { clientAddress, requestId } = requestScope(context, request);
  const pass = await countPost(
    postLimits.recoveryTrying,
    hashedCacheKey("link", token),
    clientAddress,
  );
  if (!pass.ok) return answer(429, { "Retry-After": String(pass.waitS) });
  const scope = createPlatformScope({ lng: "en", requestId, url: request.url, clientAddress });
  const result = await unsubscribeByToken(scope, token);
  if (result === "stopped") pass.giveBack();
  return answer({ stopped: 200, unknown: 404, unavailable: 503 }[result]);
}

/** Whether a post has the field `List-Unsubscribe=One-Click`, in a form of either encoding. */
async function isOneClick(request: Request): Promise<boolean> {
  try {
    return (await request.formData()).get("List-Unsubscribe") === "One-Click";
  } catch {
    return false;
  }
}

function answer(status: number, headers: Readonly<Record<string, string>> = {}): Response {
  return new Response(null, { status, headers: { "Cache-Control": "no-store", ...headers } });
}
