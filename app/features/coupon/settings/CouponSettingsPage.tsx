import { Form } from "@remix-run/react";
import { useMemo } from "react";
import { isoOfField } from "~/domain/coupon/settings/form-amounts";
import { currencyOf } from "~/domain/money/money";
import { type FormReply, formErrors, typedTextsByField } from "~/features/forms/reply";
import { useScreenForm } from "~/features/forms/use-screen-form";
import { CsrfField } from "~/features/page/CsrfField";
import { usePageContext } from "~/features/page/page-context";
import { I18nProvider, useLanguage, useTranslation } from "~/i18n/I18nProvider";
import type { Messages } from "~/i18n/messages";
import { Button } from "~/ui/Button";
import { ErrorSummary } from "~/ui/ErrorSummary";
import { useMoneyFormatter } from "~/ui/Money";
import { Notice } from "~/ui/Notice";
import styles from "./CouponSettings.module.css";
import { CouponSettingsFields } from "./CouponSettingsFields";
import { couponSettingTexts } from "./form-fields";
import type { CouponSettingsData } from "./settings-page.server";

interface CouponSettingsPageProps {
  readonly messages: Messages;
  readonly data: CouponSettingsData;
  /** The action's response if nothing was saved. */
  readonly reply: FormReply | null;
}

/** All coupon settings of a player in one form, without JavaScript too (CPS-01 to CPS-06, ODD-01, ODD-03). */
export function CouponSettingsPage({ messages, ...rest }: CouponSettingsPageProps) {
  return (
    <I18nProvider lng={useLanguage()} messages={messages}>
      <CouponSettingsForm {...rest} />
    </I18nProvider>
  );
}

function CouponSettingsForm({ data, reply }: Omit<CouponSettingsPageProps, "messages">) {
  const { t } = useTranslation("settings", "main");
  const { paths } = usePageContext();
  const money = useMoneyFormatter();
  const isAsked = formErrors(reply).some(({ code }) => code === "confirm");
  const { isos } = data;
  const shown = useMemo(
    () => ({ ...data.values, ...couponSettingTexts(reply ? typedTextsByField(reply) : {}) }),
    [data.values, reply],
  );
  // A question is no error, and the form stays as it was filled in, boxes that were unticked too.
  const refused = useMemo(
    () => reply && { ...reply, initialValue: shown, ...(isAsked && { error: {} }) },
    [reply, shown, isAsked],
  );
  const form = useScreenForm({
    name: "default",
    reply: refused,
    defaultValue: shown,
    words: {
      dictionary: "settings",
      keys: {
        unavailable: "errors:form_not_saved",
        choice: "settings:coupon_error_choice",
        amount: "settings:coupon_error_amount",
        off: "settings:coupon_one_click_off",
        "sign-in": "settings:coupon_one_click_sign-in",
        locked: "settings:coupon_one_click_locked",
        checking: "settings:coupon_one_click_checking",
      },
      values: (field) => {
        const iso = isoOfField(field ?? "", new Map(), isos) ?? isos.main;
        return { currency: iso, example: money(currencyOf(iso).step, iso, true) };
      },
    },
  });
  return (
    <div className={styles.page}>
      <h1>{t("settings:coupon_title")}</h1>
      {reply === null && data.isSaved ? <Saved news={data.news} /> : null}
      <ErrorSummary errors={form.summary} />
      <Form
        {...form.form}
        method="post"
        action={paths.couponSettings}
        className={styles.form}
        reloadDocument
        noValidate
      >
        <CsrfField />
        {isAsked ? <Question /> : null}
        <CouponSettingsFields data={data} form={form} shown={shown} />
        <div>
          <Button>{t("settings:save")}</Button>
          {data.oneClick === "sign-in" ? (
            <p className={styles.note}>{t("settings:coupon_kept_guest")}</p>
          ) : null}
        </div>
      </Form>
    </div>
  );
}

function Saved({ news }: Pick<CouponSettingsData, "news">) {
  const { t } = useTranslation("settings");
  return (
    <>
      <Notice kind="success" code="saved">
        {t("coupon_saved")}
      </Notice>
      {news.map((one) => (
        <Notice key={one} kind="info" code={one}>
          {t(`coupon_news_${one}`)}
        </Notice>
      ))}
    </>
  );
}

/** Asks before one-click clears the coupon (CPS-04); the form stays as filled in. */
function Question() {
  const { t } = useTranslation("settings");
  return (
    <Notice
      kind="question"
      code="confirm"
      title={t("coupon_one_click_confirm")}
      controls={
        <>
          <Button name="confirm" value="1">
            {t("coupon_one_click_yes")}
          </Button>
          <Button name="confirm" value="0" look="quiet">
            {t("coupon_one_click_no")}
          </Button>
        </>
      }
    />
  );
}
