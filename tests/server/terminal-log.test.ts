import pino from "pino";
import { expect, it } from "vitest";
import { terminalStream } from "~/server/terminal-log";

/** What a terminal shows of one line, without the time. */
function shown(tell: (log: pino.Logger) => void): string {
  let text = "";
  const stream = terminalStream((more) => {
    text += more;
  });
  tell(pino({ base: null, timestamp: pino.stdTimeFunctions.isoTime }, stream));
  return text.replace(/^\[\d\d:\d\d:\d\d\] /, "");
}

it("a request is logged in the terminal as one readable line", () => {
  const request = { requestId: "abc", method: "GET", route: "routes/slip", status: 200, ms: 35.1 };
  expect(shown((log) => log.info(request, "request"))).toBe(
    "INFO: request GET routes/slip 200, 35.1 ms\n",
  );
});

it("a failed call is logged in the terminal with its outcome and its remaining fields", () => {
  const call = { call: "user.balance", method: "GET", path: "/x", outcome: "timeout", ms: 400 };
  expect(shown((log) => log.warn({ ...call, field: "a.b" }, "upstream"))).toBe(
    'WARN: upstream GET user.balance timeout, 400 ms {"field":"a.b"}\n',
  );
});

it("an unavailable Redis is logged in the terminal with the reason", () => {
  const told = shown((log) => log.warn({ why: "connection refused" }, "shared parts are away"));
  expect(told).toBe('WARN: shared parts are away {"why":"connection refused"}\n');
});
