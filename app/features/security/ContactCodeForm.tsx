import { CodeField } from "~/features/codes/CodeField";
import { ResendOrCancelCode } from "~/features/codes/ResendOrCancelCode";
import type { FormReply } from "~/features/forms/reply";
import { useLanguage, useTranslation } from "~/i18n/I18nProvider";
import { SecurityForm, securityFieldId } from "./SecurityForm";
import type { SecurityPageData } from "./security-page.server";
import { securityPath } from "./security-path";
import { useSecurityErrors } from "./use-security-errors";

interface AddressCodeProps {
  readonly use: "phone" | "email";
  readonly step: NonNullable<SecurityPageData["waits"]["phone"]>;
  readonly reply: FormReply | null;
}

/** The form that asks for the code sent to the player's new telephone or e-mail address. */
export function ContactCodeForm({ use, step, reply }: AddressCodeProps) {
  const { t } = useTranslation("security");
  const lng = useLanguage();
  const errors = useSecurityErrors(reply, use);
  return (
    <>
      <p>{t("address_sent", { to: `\u2066${step.to}\u2069` })}</p>
      <SecurityForm intent={use} errors={errors} submit={t("address_confirm")}>
        <CodeField isSent id={securityFieldId(reply, use, "code")} error={errors.at("code")} />
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
