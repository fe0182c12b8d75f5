import { built } from "./build";
import { type Line, median } from "./line";

type Matcher = typeof import("~/features/screens/match");

/** How long it takes to tell which screen a path is. */
export async function pathLine(): Promise<Line> {
  const { matchScreen } = await built<Matcher>("app/features/screens/match.ts");
  const paths = [
    "",
    "line/football/12-england/345-a-b",
    "live",
    "office/history",
    "no/such/page",
    "casino/slots/x",
  ].map((path) => path.split("/").filter(Boolean));
  const times = 20_000;
  const perPath = () => {
    const startedAt = performance.now();
    for (let index = 0; index < times; index += 1) matchScreen(paths[index % paths.length] ?? []);
    return ((performance.now() - startedAt) * 1000) / times;
  };
  perPath();
  const micro = median(Array.from({ length: 9 }, perPath));
  return {
    what: "resolving a path to a screen",
    now: "≤ 20 µs",
    goal: "≤ 2 µs",
    measured: `${micro.toFixed(2)} µs`,
    isMet: micro <= 20,
  };
}
