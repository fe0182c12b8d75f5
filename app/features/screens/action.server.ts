import { type ActionFunctionArgs, data, redirect } from "@remix-run/node";
import { visitorSession } from "~/features/session/session.server";
import { isCsrfToken } from "~/server/csrf.server";
import { isOwnPost } from "~/server/origin.server";
import { flushCookies, requestScope } from "~/server/request-scope.server";
import { type Opened, openLeaf } from "./open.server";

/**
 * What an intent answers: somewhere to go (303), or this page again with what was wrong (4xx). `data` is for a script
 * that stays on its page.
 */
export type Outcome<T> =
  | { readonly kind: "go"; readonly to: string; readonly data?: T }
  | { readonly kind: "stay"; readonly status: number; readonly data: T };

export interface Post {
  readonly opened: Opened;
  readonly form: FormData;
  readonly request: Request;
}

/** One function per `intent` of an address; `default` serves posts of an address with a single purpose. */
export type Intents<T> = Readonly<Record<string, (post: Post) => Promise<Outcome<T>>>>;

/**
 * Wraps every action (SEC-01, GRD-07): origin and token, the screen's own guards, then one intent, then 303 or
 * a 4xx with the form. A script that stays on its page sends `stay=1` and gets the outcome as data instead of
 * a redirect; the effect is the same.
 */
export async function formAction<T>(args: ActionFunctionArgs, intents: Intents<T>) {
  const { request } = args;
  if (request.method !== "POST")
    throw new Response(null, { status: 405, headers: { Allow: "GET, HEAD, POST" } });
  if (!isOwnPost(request.headers, new URL(request.url).origin)) throw new Response(null, { status: 403 });
  const form = await readForm(request);
  // By the cookie as it was sent: a session that proves to have ended takes its token along.
  const { csrf } = await visitorSession(requestScope(args.context, request), request);
  if (!isCsrfToken(csrf, String(form.get("csrf") ?? ""))) throw new Response(null, { status: 403 });
  // A page that is not to be had takes no posts either: its status is the answer.
  const opened = await openLeaf(args);
  const name = String(form.get("intent") ?? "default");
  const intent = Object.hasOwn(intents, name) ? intents[name] : undefined;
  if (!intent) throw new Response(null, { status: 400 });
  const outcome = await intent({ opened, form, request });
  if (outcome.kind === "stay") return data(outcome.data, { status: outcome.status });
  if (form.get("stay") === "1") return data(outcome.data ?? null);
  const answer = redirect(outcome.to, 303);
  flushCookies(opened.scope, answer.headers);
  throw answer;
}

async function readForm(request: Request) {
  const type = request.headers.get("content-type") ?? "";
  if (!/^application\/x-www-form-urlencoded\b/i.test(type)) throw new Response(null, { status: 400 });
  try {
    return await request.formData();
  } catch {
    throw new Response(null, { status: 400 });
  }
}
