import { effect, reading } from "../policy.server";
import type { PlatformScope } from "../scope.server";
import { call } from "../transport.server";
import { newsCheckWire, newsDoneWire } from "./wire.server";

const path = "/web-api/subscriptions-api/v1";
const checkPolicy = reading("news.check", "none", { timeoutMs: 1500 });
const stopPolicy = effect("news.stop", "none", 5000);
const choicePolicy = effect("user.news", "bearer", 5000);

/** Whether a link's address gets news; `unknown` = no such link, null = nobody knows. */
export async function newsState(
  scope: PlatformScope,
  token: string,
): Promise<"on" | "off" | "unknown" | null> {
  const input = { method: "POST", path: `${path}/check`, json: { token } } as const;
  const reply = await call(scope, checkPolicy, input, newsCheckWire);
  return reply.ok ? reply.data.state : null;
}

/** Stops news to a link's address (REG-08). */
export async function stopNews(
  scope: PlatformScope,
  token: string,
): Promise<"stopped" | "unknown" | "unavailable"> {
  const input = { method: "POST", path: `${path}/stop`, json: { token } } as const;
  const reply = await call(scope, stopPolicy, input, newsDoneWire);
  if (reply.ok) return "stopped";
  return reply.failure.kind === "refused" ? "unknown" : "unavailable";
}

/** The signed-in player's choice. False = it was not saved. */
export async function chooseNews(scope: PlatformScope, isWanted: boolean): Promise<boolean> {
  const input = { method: "POST", path: "/web-api/user/v1/news", json: { isWanted } } as const;
  return (await call(scope, choicePolicy, input, newsDoneWire)).ok;
}
