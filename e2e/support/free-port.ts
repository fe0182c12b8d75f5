import { randomInt } from "node:crypto";
import { createServer } from "node:net";

/** Below the ports that systems give to outgoing connections: none of those takes a port before its server does. */
const lowest = 10_000;
const highest = 32_767;
const given = new Set<number>();

/** A port that nothing listens on; a process gets each one once, although its server starts later. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(lowest, highest + 1);
    if (given.has(port) || !(await isFree(port))) continue;
    given.add(port);
    return port;
  }
}

function isFree(port: number): Promise<boolean> {
  const probe = createServer();
  return new Promise((resolve) => {
    probe.once("error", () => resolve(false));
    probe.listen(port, "127.0.0.1", () => probe.close(() => resolve(true)));
  });
}
