import { Form } from "@remix-run/react";
import { CsrfField } from "~/features/page/CsrfField";
import { usePageContext } from "~/features/page/page-context";
import { screenPath } from "~/features/screens/links";
import { useLanguage, useTranslation } from "~/i18n/I18nProvider";
import { Button } from "~/ui/Button";
import { LinkWithTouchSizedTarget } from "~/ui/LinkWithTouchSizedTarget";

/** Links to what changed, and a button to confirm having read it (POP-08). */
export function TermsUpdateControls() {
  const { t } = useTranslation("shell", "main");
  const lng = useLanguage();
  const { here } = usePageContext();
  return (
    <>
      <LinkWithTouchSizedTarget to={screenPath(lng, "info:rules", { ruleGroup: "general" })}>
        {t("shell:terms_updated_read")}
      </LinkWithTouchSizedTarget>
      <Form method="post" action={screenPath(lng, "terms-update")} preventScrollReset>
        <CsrfField />
        <input type="hidden" name="returnUrl" value={here} />
        <Button look="quiet" isSmall>
          {t("main:main_ok")}
        </Button>
      </Form>
    </>
  );
}
