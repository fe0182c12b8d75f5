import { useSearchParams } from "@remix-run/react";
import { type FormReply, typedValueOf } from "~/features/forms/reply";
import { errorsInWords } from "~/features/forms/use-errors";
import { ErrorTitlePrefix } from "~/features/page/ErrorTitlePrefix";
import { usePageContext } from "~/features/page/page-context";
import { useShellData } from "~/features/page/shell-data";
import { screenPath } from "~/features/screens/links";
import { useLanguage, useTranslation } from "~/i18n/I18nProvider";
import { ErrorSummary } from "~/ui/ErrorSummary";
import { FieldError } from "~/ui/FieldError";
import { LanguageList } from "./LanguageSwitch";

/** The language menu as a page, reached by a link. */
export function LanguagePage({ reply }: { readonly reply: FormReply | null }) {
  const { t } = useTranslation("shell");
  const lng = useLanguage();
  const { paths } = usePageContext();
  const { languages } = useShellData();
  const [query] = useSearchParams();
  const errors = errorsInWords(reply, () => t("choose_language_error"));
  return (
    <>
      <ErrorTitlePrefix hasFailed={reply !== null} />
      <h1>{t("choose_language")}</h1>
      <ErrorSummary errors={errors.summary} />
      <FieldError id="lng" error={errors.at("lng")} />
      <LanguageList
        current={lng}
        id="lng"
        allowed={languages}
        action={screenPath(lng, "language")}
        returnUrl={typedValueOf(reply, "returnUrl") ?? query.get("returnUrl") ?? paths.home}
      />
    </>
  );
}
