import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { z } from "zod";
import { resetPlatformClock } from "~/platform/transport/clock.server";
import { forgetBearerToken, getBearerToken } from "~/platform/transport/token.server";
import { setUpstreamForTests } from "~/platform/transport/upstream.server";
import {
  effectCall,
  jwt,
  netError,
  queryCall,
  scope,
  sendCall,
  session,
  testEnv,
  upstream,
} from "./upstream";

const policy = queryCall("test.personal", "bearer", { timeoutMs: 1000 });
const schema = z.object({ who: z.string() });
const isTokenCall = (asked: { path: string }) => asked.path === "/web-api/gettoken/user";
const start = Date.parse("2026-01-01T00:00:00Z");
const inTenMinutes = start / 1000 + 600;

beforeEach(() => {
  vi.useFakeTimers({ now: start });
  testEnv();
  resetPlatformClock();
});

afterEach(() => {
  vi.useRealTimers();
  setUpstreamForTests(null);
});

it("PLT-07 the cookie's token is used until it expires, and none is fetched", async () => {
  const asked = upstream(() => Response.json({ who: "x" }));
  await sendCall(scope({ auth: session("cookie", start + 1) }), policy, { path: "/me" }, schema);
  expect(asked.map((one) => one.path)).toEqual(["/me"]);
});

it("PLT-07 PLT-11 an expired token is replaced by a fetched one, which is passed on with its expiry", async () => {
  const token = jwt(inTenMinutes);
  const asked = upstream((one) =>
    isTokenCall(one) ? Response.json({ token }) : Response.json({ who: "x" }),
  );
  const onToken = vi.fn();
  const auth = { ...session("cookie", start), onToken };
  await sendCall(scope({ auth }), policy, { path: "/me" }, schema);
  expect(asked[0]).toMatchObject({ path: "/web-api/gettoken/user", search: "?force_refresh=true" });
  expect(asked[0]?.headers.get("x-session-id")).toBe(auth.sessionId);
  expect(asked[1]?.headers.get("authorization")).toBe(`Bearer ${token}`);
  expect(onToken.mock.calls).toEqual([[token, inTenMinutes * 1000]]);
});

it("PLT-07 a session without a token gets one before its first call", async () => {
  const token = jwt(inTenMinutes);
  const asked = upstream((one) => Response.json(isTokenCall(one) ? { token } : { who: "x" }));
  await sendCall(scope({ auth: session(null) }), policy, { path: "/me" }, schema);
  expect(asked.map(({ path, headers }) => [path, headers.get("authorization")])).toEqual([
    ["/web-api/gettoken/user", null],
    ["/me", `Bearer ${token}`],
  ]);
});

it("PLT-07 a token's expiry is judged by the platform's clock", async () => {
  const token = jwt(inTenMinutes + 7200);
  const ahead = { "x-platform-time": String(start + 3_600_000) };
  const asked = upstream((one) =>
    Response.json(isTokenCall(one) ? { token } : { who: "x" }, { headers: ahead }),
  );
  const auth = session("cookie", start + 600_000);
  const page = scope({ auth });
  await sendCall(page, policy, { path: "/me" }, schema);
  await sendCall(page, policy, { path: "/me" }, schema);
  expect(asked.map((one) => one.path)).toEqual(["/me", "/web-api/gettoken/user", "/me"]);
});

it("PLT-07 a fetched token is shared by a session's requests for 60 s", async () => {
  const asked = upstream((_, count) => Response.json({ token: jwt(inTenMinutes, String(count)) }));
  const { sessionId } = session();
  const visit = () => getBearerToken(scope({ auth: { ...session(null), sessionId } }));
  await visit();
  await vi.advanceTimersByTimeAsync(59_000);
  await visit();
  expect(asked).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(2000);
  await visit();
  expect(asked).toHaveLength(2);
  forgetBearerToken(sessionId);
  await visit();
  expect(asked).toHaveLength(3);
});

it("PLT-02 20 concurrent 401 responses cause one token request and one retry each", async () => {
  const fresh = jwt(inTenMinutes);
  const asked = upstream(async (one, count) => {
    if (isTokenCall(one)) {
      await new Promise((resolve) => setTimeout(resolve, 50));
      return Response.json({ token: fresh });
    }
    // Refusals come at different moments, some after the new token is there.
    await new Promise((resolve) => setTimeout(resolve, count * 7));
    const isGood = one.headers.get("authorization") === `Bearer ${fresh}`;
    return isGood ? Response.json({ who: "x" }) : Response.json({}, { status: 401 });
  });
  const { sessionId } = session();
  const calls = Array.from({ length: 20 }, (_, index) => {
    // Half share a request, half are requests of their own.
    const auth = { ...session("old"), sessionId };
    return sendCall(scope({ auth, requestId: `r${index}` }), policy, { path: "/me" }, schema);
  });
  await vi.advanceTimersByTimeAsync(1000);
  const replies = await Promise.all(calls);
  expect(replies.every((reply) => reply.ok)).toBe(true);
  expect(asked.filter(isTokenCall)).toHaveLength(1);
  expect(asked).toHaveLength(41);
});

it("PLT-02 a call that gets a second 401 is unauthorised after one retry", async () => {
  const asked = upstream((one) =>
    isTokenCall(one)
      ? Response.json({ token: jwt(inTenMinutes) })
      : Response.json({ title: "No." }, { status: 401 }),
  );
  const reply = await sendCall(scope({ auth: session("old") }), policy, { path: "/me" }, schema);
  expect(reply).toEqual({ ok: false, failure: { kind: "unauthorized", title: "No." } });
  expect(asked.map((one) => one.path)).toEqual(["/me", "/web-api/gettoken/user", "/me"]);
});

it("PLT-02 a shared token that was refused is not used again", async () => {
  let good = jwt(inTenMinutes, "first");
  const asked = upstream((one) => {
    if (isTokenCall(one)) return Response.json({ token: good });
    const isGood = one.headers.get("authorization") === `Bearer ${good}`;
    return isGood ? Response.json({ who: "x" }) : Response.json({}, { status: 401 });
  });
  const { sessionId } = session();
  const visit = () =>
    sendCall(scope({ auth: { ...session(null), sessionId } }), policy, { path: "/me" }, schema);
  expect(await visit()).toMatchObject({ ok: true });
  good = jwt(inTenMinutes, "second");
  expect(await visit()).toMatchObject({ ok: true });
  expect(asked.filter(isTokenCall)).toHaveLength(2);
});

it("PLT-02 CPP-03 a call that moves money is repeated under its key after a 401", async () => {
  const fresh = jwt(inTenMinutes);
  const asked = upstream((one) => {
    if (isTokenCall(one)) return Response.json({ token: fresh });
    const isGood = one.headers.get("authorization") === `Bearer ${fresh}`;
    return isGood ? Response.json({ who: "x" }) : Response.json({}, { status: 401 });
  });
  const input = {
    method: "POST",
    path: "/bet",
    json: {},
    headers: { "idempotency-key": "k" },
  } as const;
  const reply = await sendCall(
    scope({ auth: session("old") }),
    effectCall("test.money", "bearer", 1000),
    input,
    schema,
  );
  expect(reply.ok).toBe(true);
  expect(
    asked.filter((one) => one.path === "/bet").map((one) => one.headers.get("idempotency-key")),
  ).toEqual(["k", "k"]);
});

it("PLT-11 a failed token request fails all waiting calls, and the next call requests a token again", async () => {
  let isDown = true;
  const asked = upstream((one) => {
    if (isDown) throw netError("ECONNREFUSED");
    return Response.json(isTokenCall(one) ? { token: jwt(inTenMinutes) } : { who: "x" });
  });
  const auth = session(null);
  const page = scope({ auth });
  const replies = await Promise.all(
    [1, 2, 3].map(() => sendCall(page, policy, { path: "/me" }, schema)),
  );
  expect(replies.map((reply) => !reply.ok && reply.failure.kind)).toEqual([
    "network",
    "network",
    "network",
  ]);
  expect(asked).toHaveLength(1);
  isDown = false;
  expect(await sendCall(page, policy, { path: "/me" }, schema)).toMatchObject({ ok: true });
});

it("PLT-11 a visitor who leaves does not cancel the token request that others wait for", async () => {
  upstream(async (one) => {
    await new Promise((resolve) => setTimeout(resolve, 100));
    return Response.json(isTokenCall(one) ? { token: jwt(inTenMinutes) } : { who: "x" });
  });
  const { sessionId } = session();
  const leaving = new AbortController();
  const first = getBearerToken(
    scope({ auth: { ...session(null), sessionId }, signal: leaving.signal }),
  );
  const second = getBearerToken(scope({ auth: { ...session(null), sessionId } }));
  await vi.advanceTimersByTimeAsync(10);
  leaving.abort();
  expect(await first).toMatchObject({ failure: { kind: "closed" } });
  await vi.advanceTimersByTimeAsync(100);
  expect(await second).toMatchObject({ ok: true });
});

it("PLT-11 a visitor has no token and requests none, and an ended session is unauthorised", async () => {
  const asked = upstream(() => Response.json({ code: "session" }, { status: 401 }));
  expect(await getBearerToken(scope())).toMatchObject({ failure: { kind: "unauthorized" } });
  expect(asked).toHaveLength(0);
  expect(await getBearerToken(scope({ auth: session(null) }))).toMatchObject({
    failure: { kind: "unauthorized" },
  });
});
