import { useFetcher } from "@remix-run/react";
import { useTranslation } from "~/i18n/I18nProvider";
import { Dialog } from "~/ui/Dialog";
import { CheckForm } from "./CheckForm";
import type { RefusedRealityCheckReply } from "./reply";

/**
 * The reality check as a dialog over the current page, shown in every window until it is answered
 * in one of them (RCK-01, RCK-02).
 */
export function CheckDialog() {
  const { t } = useTranslation("limits");
  const { data, Form } = useFetcher<RefusedRealityCheckReply | null>();
  return (
    <Dialog title={t("check_title")} closeTo={null}>
      <CheckForm failure={data?.failure ?? null} returnUrl="" Form={Form} />
    </Dialog>
  );
}
