import { useFetcher } from "@remix-run/react";
import { useState } from "react";
import { useTranslation } from "~/i18n/I18nProvider";
import { Button } from "~/ui/Button";
import { Dialog } from "~/ui/Dialog";
import { ApprovalForm } from "./ApprovalForm";
import type { ApprovalView } from "./approval";
import { type ApprovalReply, decisionNews } from "./reply";

/**
 * The same decision over the page that it comes upon (APR-01): it cannot be closed, and nothing that is typed under it is
 * lost. What came of it is said in its place, until the player closes that.
 */
export function ApprovalDialog({ asked }: { asked: ApprovalView | null }) {
  const { t } = useTranslation("limits", "main");
  const { data, Form } = useFetcher<ApprovalReply>();
  const [formKey] = useState(() => crypto.randomUUID());
  const [closed, close] = useState<ApprovalReply | null>(null);
  if (asked) {
    return (
      <Dialog title={t("approval_title")} closeTo={null}>
        <ApprovalForm {...asked} formKey={formKey} reply={data ?? null} Form={Form} isStaying />
      </Dialog>
    );
  }
  if (!data?.isDone || data === closed) return null;
  return (
    <Dialog title={t("title")} closeTo={null}>
      <p role="status" data-code={decisionNews(data)}>
        {data.title || t(decisionNews(data))}
      </p>
      <Button type="button" onClick={() => close(data)}>
        {t("main:close")}
      </Button>
    </Dialog>
  );
}
