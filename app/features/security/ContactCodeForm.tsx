import { CodeField } from "~/features/codes/CodeField";
import { ResendOrCancelCode } from "~/features/codes/ResendOrCancelCode";
import type { FormReply } from "~/features/forms/reply";
import { useLanguage, useTranslation } from "~/i18n/I18nProvider";
import { SecurityForm } from "./SecurityForm";
import type { SecurityPageData } from "./security-page.server";
import { securityPath } from "./security-path";
import { useSecurityForm } from "./use-security-form";

interface AddressCodeProps {
  readonly use: "phone" | "email";
  readonly step: NonNullable<SecurityPageData["waits"]["phone"]>;
  readonly reply: FormReply | null;
}

/** The form that asks for the code sent to the player's new telephone or e-mail address. */
export function ContactCodeForm({ use, step, reply }: AddressCodeProps) {
  const { t } = useTranslation("security");
  const lng = useLanguage();
  const form = useSecurityForm<"code">(use, reply);
  return (
    <>
      <p>{t("address_sent", { to: `\u2066${step.to}\u2069` })}</p>
      <SecurityForm intent={use} form={form} submit={t("address_confirm")}>
        <CodeField form={form} isSent />
      </SecurityForm>
      <ResendOrCancelCode
        action={securityPath(lng)}
        waiting={null}
        isBusy={false}
        cancel={t("address_cancel")}
      />
    </>
  );
}
