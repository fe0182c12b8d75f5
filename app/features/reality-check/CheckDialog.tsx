import { useFetcher } from "@remix-run/react";
import { useShellData } from "~/features/shell/use-shell-data";
import { useTranslation } from "~/i18n/I18nProvider";
import { Dialog } from "~/ui/Dialog";
import { CheckForm } from "./CheckForm";
import type { CheckReply } from "./reply";
import { useTurn } from "./use-turn";

/** The reality check over the page that it comes upon, in one tab of the browser (RCK-01, RCK-02). */
export function CheckDialog() {
  const { t } = useTranslation("limits");
  const { due } = useShellData();
  const { data, Form } = useFetcher<CheckReply | null>();
  if (!useTurn(due)) return null;
  return (
    <Dialog title={t("check_title")} closeTo={null}>
      <CheckForm failure={data?.failure ?? null} returnUrl="" Form={Form} />
    </Dialog>
  );
}
