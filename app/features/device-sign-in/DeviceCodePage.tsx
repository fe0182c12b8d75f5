import { Form, useRevalidator } from "@remix-run/react";
import { type ReactNode, useCallback, useEffect, useMemo, useRef } from "react";
import { usePageContext } from "~/features/page/page-context";
import { screenPath } from "~/features/screens/links";
import { useSecondsLeft } from "~/features/session/use-seconds-left";
import { I18nProvider, useLanguage, useTranslation } from "~/i18n/I18nProvider";
import type { Messages } from "~/i18n/messages";
import { Button } from "~/ui/Button";
import { ErrorSummary } from "~/ui/ErrorSummary";
import { Notice } from "~/ui/Notice";
import { Value } from "~/ui/Value";
import styles from "./DeviceCodePage.module.css";
import type { DeviceSignInPageData } from "./device-page";
import { ReloadLink } from "./ReloadLink";
import type { DeviceSignInReply } from "./show.server";
import { useDeviceState } from "./use-device-state";

interface DeviceCodePageProps {
  readonly messages: Messages;
  readonly page: DeviceSignInPageData;
  readonly reply: DeviceSignInReply | null;
}

/** The page on which a player lets another device in (OFC-04). */
export function DeviceCodePage({ messages, ...rest }: DeviceCodePageProps) {
  return (
    <I18nProvider lng={useLanguage()} messages={messages}>
      <DeviceCode {...rest} />
    </I18nProvider>
  );
}

function DeviceCode({ page, reply }: Omit<DeviceCodePageProps, "messages">) {
  const { t } = useTranslation("device");
  const words = {
    unavailable: t("error_unavailable"),
    "device-over": t("error_over"),
    "too-often": t("error_too_often"),
  };
  return (
    <div className={styles.page}>
      <h1>{t("title")}</h1>
      <ErrorSummary errors={reply ? [{ code: reply.code, message: words[reply.code] }] : []} />
      {page.news && !reply ? (
        <Notice
          kind={page.news === "confirmed" ? "success" : "info"}
          title={page.news === "confirmed" ? t("confirmed") : t("refused")}
          code={`device-${page.news}`}
        />
      ) : null}
      <PageStep page={page} />
    </div>
  );
}

function PageStep({ page }: { page: DeviceSignInPageData }) {
  const { t } = useTranslation("device");
  switch (page.kind) {
    case "shown":
      return <ShownCode key={page.code} page={page} />;
    case "asked":
      return <Question page={page} />;
    case "unavailable":
      return <p>{t("error_unavailable")}</p>;
    case "none":
      return (
        <>
          <p className={styles.lead}>{t("lead")}</p>
          <DeviceForm>
            <Button name="intent" value="show">
              {t("show")}
            </Button>
          </DeviceForm>
        </>
      );
  }
}

function ShownCode({ page }: { page: Extract<DeviceSignInPageData, { kind: "shown" }> }) {
  const { t } = useTranslation("device");
  const secondsLeft = useSecondsLeft(useMemo(() => ({ waitS: page.secondsLeft }), [page]));
  const { revalidate } = useRevalidator();
  useDeviceState(
    "shown",
    useCallback(() => revalidate(), [revalidate]),
  );
  return (
    <>
      <div className={styles.code}>
        <img src={page.picture} alt={t("picture")} width={220} height={220} />
        <p className={styles.letters} dir="ltr">
          <Value name="device-code" value={page.code.replace("-", "")}>
            {page.code}
          </Value>
        </p>
        <p className={styles.note}>
          {secondsLeft > 0 ? t("left", { seconds: secondsLeft }) : t("code_over")}
        </p>
      </div>
      <ol className={styles.steps}>
        <li>{t("step_open")}</li>
        <li>{t("step_type")}</li>
        <li>{t("step_confirm")}</li>
      </ol>
      <ReloadLink />
      <DeviceForm>
        <Button name="intent" value="show" look="quiet">
          {t("show_another")}
        </Button>
      </DeviceForm>
    </>
  );
}

function Question({ page }: { page: Extract<DeviceSignInPageData, { kind: "asked" }> }) {
  const { t } = useTranslation("device");
  const heading = useRef<HTMLHeadingElement>(null);
  // The question may appear while the player is not looking at the page, so its heading takes the
  // focus.
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className={styles.question} data-name="device-request">
      <h2 ref={heading} tabIndex={-1}>
        {t("question")}
      </h2>
      <p>{page.device === "" ? t("device_unknown") : t("device_named", { device: page.device })}</p>
      <p>{t("check")}</p>
      <p className={styles.check}>
        <Value name="device-check" value={String(page.check)}>
          {page.check}
        </Value>
      </p>
      <p className={styles.note}>{t("warning")}</p>
      <DeviceForm>
        <input type="hidden" name="request" value={page.id} />
        <Button name="intent" value="confirm">
          {t("confirm")}
        </Button>
        <Button name="intent" value="refuse" look="quiet">
          {t("refuse")}
        </Button>
      </DeviceForm>
    </section>
  );
}

function DeviceForm({ children }: { children: ReactNode }) {
  const { csrf } = usePageContext();
  return (
    <Form
      method="post"
      action={screenPath(useLanguage(), "office:security-device")}
      className={styles.buttons}
    >
      <input type="hidden" name="csrf" value={csrf} />
      {children}
    </Form>
  );
}
