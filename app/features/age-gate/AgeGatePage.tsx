import { useSearchParams } from "@remix-run/react";
import { type FormReply, isRefused, typedValueOf } from "~/features/forms/reply";
import { ErrorTitlePrefix } from "~/features/page/ErrorTitlePrefix";
import { usePageContext } from "~/features/page/page-context";
import { type AgeGateData, AgeGateForm, AgeGateHeading, AgeGateStyleSheet } from "./AgeGate";

interface AgeGatePageProps {
  readonly gate: AgeGateData;
  /** The action's response if the age was not confirmed. */
  readonly reply: FormReply | null;
}

/** The age gate as a page of its own, reached by a link or a redirect (POP-05). */
export function AgeGatePage({ gate, reply }: AgeGatePageProps) {
  const [query] = useSearchParams();
  const { paths } = usePageContext();
  const back = typedValueOf(reply, "returnUrl") ?? query.get("returnUrl") ?? paths.home;
  return (
    <div className="age-gate-card" data-age-gate="page">
      <ErrorTitlePrefix hasFailed={isRefused(reply)} />
      <AgeGateStyleSheet />
      <h1>
        <AgeGateHeading age={gate.age} />
      </h1>
      <AgeGateForm gate={gate} returnUrl={back} reply={reply} />
    </div>
  );
}
