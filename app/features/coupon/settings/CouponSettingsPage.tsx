import { Form } from "@remix-run/react";
import { CsrfField } from "~/features/page/CsrfField";
import { usePageContext } from "~/features/page/page-context";
import { I18nProvider, useLanguage, useTranslation } from "~/i18n/I18nProvider";
import type { Messages } from "~/i18n/messages";
import { Button } from "~/ui/Button";
import { ErrorSummary } from "~/ui/ErrorSummary";
import { Notice } from "~/ui/Notice";
import styles from "./CouponSettings.module.css";
import { CouponSettingsFields } from "./CouponSettingsFields";
import type { CouponSettingsData } from "./settings-page.server";
import type { RefusedCouponSettingsReply } from "./settings-reply";
import { useSettingsErrors } from "./use-settings-errors";

interface CouponSettingsPageProps {
  readonly messages: Messages;
  readonly data: CouponSettingsData;
  /** The action's response if nothing was saved. */
  readonly reply: RefusedCouponSettingsReply | null;
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
  const values = { ...data.values, ...reply?.values };
  const errors = useSettingsErrors(reply, data.isos);
  const isAsked = reply?.errors.some(({ code }) => code === "confirm") ?? false;
  return (
    <div className={styles.page}>
      <h1>{t("settings:coupon_title")}</h1>
      {reply === null && data.isSaved ? <Saved news={data.news} /> : null}
      <ErrorSummary errors={isAsked ? [] : errors} />
      <Form
        method="post"
        action={paths.couponSettings}
        className={styles.form}
        reloadDocument
        noValidate
      >
        <CsrfField />
        {isAsked ? <Question /> : null}
        <CouponSettingsFields data={data} values={values} errors={isAsked ? [] : errors} />
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
