import { useSearchParams } from "@remix-run/react";
import { useShell } from "~/features/page/page-context";
import { AgeGateSheet, type Gate, GateForm, GateTitle } from "./AgeGate";

/** The gate as a page of its own, reached by a link or a redirect (POP-05). */
export function AgeGatePage({ gate }: { gate: Gate }) {
  const [query] = useSearchParams();
  const { paths } = useShell();
  return (
    <div className="age-gate-card" data-age-gate="page">
      <AgeGateSheet />
      <h1>
        <GateTitle age={gate.age} />
      </h1>
      <GateForm gate={gate} returnUrl={query.get("returnUrl") ?? paths.home} />
    </div>
  );
}
