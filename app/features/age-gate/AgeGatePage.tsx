import { useSearchParams } from "@remix-run/react";
import { usePageContext } from "~/features/page/page-context";
import { type AgeGateData, AgeGateForm, AgeGateHeading, AgeGateStyleSheet } from "./AgeGate";

/** The age gate as a page of its own, reached by a link or a redirect (POP-05). */
export function AgeGatePage({ gate }: { gate: AgeGateData }) {
  const [query] = useSearchParams();
  const { paths } = usePageContext();
  return (
    <div className="age-gate-card" data-age-gate="page">
      <AgeGateStyleSheet />
      <h1>
        <AgeGateHeading age={gate.age} />
      </h1>
      <AgeGateForm gate={gate} returnUrl={query.get("returnUrl") ?? paths.home} />
    </div>
  );
}
