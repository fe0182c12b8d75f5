import type { LoaderFunctionArgs } from "@remix-run/node";
import { loadPolledDeviceSignInState } from "~/features/device-sign-in/state.server";
import { flushCookies } from "~/server/pending-cookies.server";
import { requestScope } from "~/server/request-scope.server";

/** The state of signing in another device, which an open page of it polls (OFC-04). */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const scope = requestScope(context, request);
  const state = await loadPolledDeviceSignInState(scope, request);
  const answer = Response.json({ state }, { headers: { "Cache-Control": "private, no-store" } });
  flushCookies(scope, answer.headers);
  return answer;
}
