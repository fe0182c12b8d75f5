import { useSearchParams } from "@remix-run/react";
import { useErrorSummary } from "~/features/forms/error-words";
import { type FormReply, isRefused, typedValueOf } from "~/features/forms/reply";
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
  const errors = useErrorSummary(reply, {
    words: { dictionary: "shell", prefix: "choose_language_error" },
  });
  return (
    <>
      <ErrorTitlePrefix hasFailed={isRefused(reply)} />
      <h1>{t("choose_language")}</h1>
      <ErrorSummary errors={errors} />
      <FieldError id="lng" error={errors.find(({ field }) => field === "lng")} />
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
