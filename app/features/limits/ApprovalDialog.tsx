import { useFetcher } from "@remix-run/react";
import { useState } from "react";
import type { LimitApprovalView } from "~/domain/limits/approval";
import { useTranslation } from "~/i18n/I18nProvider";
import { Button } from "~/ui/Button";
import { Dialog } from "~/ui/Dialog";
import { ApprovalForm } from "./ApprovalForm";
import { approvalDecisionFlash, type LimitApprovalReply } from "./reply";

/**
 * The approval as a dialog over the current page (APR-01). It cannot be closed, and typed values under it are
 * kept. The result replaces the question until the player closes it.
 */
export function ApprovalDialog({ asked }: { asked: LimitApprovalView | null }) {
  const { t } = useTranslation("limits", "main");
  const { data, Form } = useFetcher<LimitApprovalReply>();
  const [formKey] = useState(() => crypto.randomUUID());
  const [closed, close] = useState<LimitApprovalReply | null>(null);
  if (asked) {
    return (
      <Dialog title={t("approval_title")} closeTo={null}>
        <ApprovalForm {...asked} formKey={formKey} reply={data ?? null} Form={Form} isStaying />
      </Dialog>
    );
  }
  const decision = data?.data;
  if (!decision || data === closed) return null;
  return (
    <Dialog title={t("title")} closeTo={null}>
      <p role="status" data-code={approvalDecisionFlash(decision)}>
        {decision.title || t(approvalDecisionFlash(decision))}
      </p>
      <Button type="button" onClick={() => close(data)}>
        {t("main:close")}
      </Button>
    </Dialog>
  );
}
