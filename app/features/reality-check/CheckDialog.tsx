import { useFetcher } from "@remix-run/react";
import type { FormReply } from "~/features/forms/reply";
import { useTranslation } from "~/i18n/I18nProvider";
import { Dialog } from "~/ui/Dialog";
import { CheckForm } from "./CheckForm";

/**
 * The reality check as a dialog over the current page, shown in every window until it is answered
 * in one of them (RCK-01, RCK-02).
 */
export function CheckDialog() {
  const { t } = useTranslation("limits");
  const { data, Form } = useFetcher<FormReply | null>();
  return (
    <Dialog title={t("check_title")} closeTo={null}>
      <CheckForm reply={data ?? null} returnUrl="" Form={Form} />
    </Dialog>
  );
}
