import { Counter, Registry } from "prom-client";
import { fromMinor } from "~/domain/money/money";
import type { LedgerMovement } from "./ledger";

// On globalThis: hot reload must not register a metric twice.
const holder = globalThis as typeof globalThis & { __touchlineMoney?: ReturnType<typeof make> };

function make() {
  const registry = new Registry();
  const labels = { labelNames: ["kind", "iso"] as const, registers: [registry] };
  return {
    registry,
    amounts: new Counter({
      name: "touchline_money_total",
      help: "Money that movements of the ledger have moved since the start, in units of the currency.",
      ...labels,
    }),
    movements: new Counter({
      name: "touchline_money_movements_total",
      help: "Movements of the ledger since the start.",
      ...labels,
    }),
  };
}

/** Counts written movements (OPS-05); those of a transaction that is rolled back afterwards too, which is rare. */
export function countMovements<C extends string>(movements: readonly LedgerMovement<C>[]): void {
  holder.__touchlineMoney ??= make();
  const { amounts, movements: counted } = holder.__touchlineMoney;
  for (const { kind, iso, amount } of movements) {
    amounts.inc({ kind, iso }, Number(fromMinor(amount, iso)));
    counted.inc({ kind, iso });
  }
}

/** The ledger's metrics of this process in Prometheus format. */
export async function moneyMetricsText(): Promise<string> {
  holder.__touchlineMoney ??= make();
  return holder.__touchlineMoney.registry.metrics();
}
