import { type ReactNode, useState } from "react";
import { ApprovalDialog } from "~/features/limits/ApprovalDialog";
import { useShellData } from "~/features/page/shell-data";
import { CheckDialog } from "~/features/reality-check/CheckDialog";
import { I18nProvider, useLanguage } from "~/i18n/I18nProvider";
import type { ShellData } from "./shell-data";

/**
 * The dialogs of blocking steps over the page, which keeps its typed values (APR-01, RCK-02). Code and texts
 * load with the first dialog and stay.
 */
export default function BlockingDialogs(): ReactNode {
  const { blockingStep, approval, messages } = useShellData<ShellData>();
  const lng = useLanguage();
  const [kept, keep] = useState({ lng, messages });
  if (blockingStep !== null && (kept.lng !== lng || !kept.messages.limits)) keep({ lng, messages });
  return (
    <I18nProvider lng={lng} messages={kept.messages}>
      <ApprovalDialog asked={approval} />
      {blockingStep === "reality-check" ? <CheckDialog /> : null}
    </I18nProvider>
  );
}
