import { openBed } from "./support/bed";
import { bet } from "./support/test-feed";
const bed = await openBed({ databaseUrl: process.env.BENCH_URL ?? null });
await bed.reset();
const demo = await bed.signIn();
await bed.control("PATCH", "players/demo@example.test", { balances: { RUB: "100000000.00" } });
for (let i = 0; i < 200; i++) await demo.place("w" + i, [bet(501, 0)], { amount: "20.00" });
for (const par of [1, 16]) {
  const n = 1500; const c = process.cpuUsage(); const t = performance.now(); let next = 0;
  await Promise.all(Array.from({ length: par }, async () => { while (next < n) { const i = next++; const r = await demo.place(par + "k" + i, [bet(501, 0)], { amount: "20.00" }); if (r.status !== 201) throw new Error(JSON.stringify(r.body)); } }));
  const d = process.cpuUsage(c); console.log(par, "par", ((performance.now() - t) / n).toFixed(2), "ms wall", ((d.user + d.system) / 1000 / n).toFixed(2), "ms cpu");
}
await bed.sandbox.close();
