import { type ReactNode, useState } from "react";
import { ApprovalDialog } from "~/features/limits/ApprovalDialog";
import { CheckDialog } from "~/features/reality-check/CheckDialog";
import { I18nProvider, useLanguage } from "~/i18n/I18nProvider";
import { useShellData } from "./use-shell-data";

/**
 * What a player must answer before anything else, over the page and with all that is typed on it (APR-01, RCK-02). Loaded
 * with the first of these; their texts come with it and stay.
 */
export default function BlockingDialogs(): ReactNode {
  const { hold, approval, messages } = useShellData();
  const lng = useLanguage();
  const [kept, keep] = useState({ lng, messages });
  if (hold !== null && (kept.lng !== lng || !kept.messages.limits)) keep({ lng, messages });
  return (
    <I18nProvider lng={lng} messages={kept.messages}>
      <ApprovalDialog asked={approval} />
      {hold === "reality-check" ? <CheckDialog /> : null}
    </I18nProvider>
  );
}
