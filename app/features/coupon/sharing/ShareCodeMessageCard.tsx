import { formatShareCode } from "~/domain/coupon/sharing/share-code";
import { Price } from "~/features/odds/Price";
import { usePageContext } from "~/features/page/page-context";
import { useTranslation } from "~/i18n/I18nProvider";
import { Button, ButtonLink } from "~/ui/Button";
import { LinkWithTouchSizedTarget } from "~/ui/LinkWithTouchSizedTarget";
import { Notice } from "~/ui/Notice";
import { Sides } from "~/ui/Sides";
import { Time } from "~/ui/Time";
import { CouponPostForm } from "../CouponPostForm";
import { useCouponData } from "../use-coupon-data";
import { useRefusalText } from "../use-refusal-text";
import styles from "./CodeNews.module.css";
import { CopyField } from "./CopyField";
import type { ShareCodeMessage } from "./share-code-message";

/** The message about a code in the coupon page's address: saved, offered, loaded or refused (CPN-21). */
export default function ShareCodeMessageCard({ news }: { news: ShareCodeMessage }) {
  const { t } = useTranslation("coupon");
  const { coupon, timeStyle } = useCouponData();
  const words = useRefusalText(coupon.iso);
  switch (news.kind) {
    case "saved":
      return (
        <section className={styles.card} data-code-news="saved" aria-labelledby="code-title">
          <h2 id="code-title" className={styles.title}>
            {t("code_saved")}
          </h2>
          <p className={styles.code}>
            <data data-name="share-code" value={news.code} dir="ltr">
              {formatShareCode(news.code)}
            </data>
          </p>
          <CopyField name="share-link" label={t("code_link")} value={news.link} />
          <p className={styles.hint}>
            {t("code_until")} <Time at={news.until} style={timeStyle} show="date" />
          </p>
        </section>
      );
    case "offer":
      return <Offer news={news} />;
    case "loaded":
      return (
        <div className={styles.notice}>
          <Notice kind="success" code="code-loaded" title={t("code_loaded")}>
            {t("code_loaded_prices")} <Dropped names={news.dropped} />
          </Notice>
        </div>
      );
    case "refused":
      return (
        <div className={styles.notice}>
          <Notice kind="error" code={news.reason}>
            {words(
              news.reason === "code-too-often"
                ? { code: news.reason, bound: news.bound }
                : { code: news.reason },
            )}
          </Notice>
        </div>
      );
  }
}

/** A code's coupon before it is loaded; asks if it would replace bets. */
function Offer({ news }: { news: Extract<ShareCodeMessage, { kind: "offer" }> }) {
  const { t } = useTranslation("coupon");
  const { paths } = usePageContext();
  const { coupon } = useCouponData();
  const isReplacing = coupon.count > 0;
  return (
    <section className={styles.card} data-code-news="offer" aria-labelledby="code-title">
      <h2 id="code-title" className={styles.title}>
        {t("code_offer")} <bdi dir="ltr">{formatShareCode(news.code)}</bdi>
      </h2>
      <ul className={styles.bets}>
        {news.bets.map(({ id, game, name, coef, isBlocked }) => (
          <li key={id} data-offered={id}>
            <span>
              <strong>
                <Sides text={name} />
              </strong>
              <span className={styles.game}>
                <Sides text={game} />
              </span>
            </span>
            <Price coef={coef} isBlocked={isBlocked} />
          </li>
        ))}
      </ul>
      <Dropped names={news.dropped} />
      {isReplacing ? (
        <p data-code="replace">{t("code_replaces", { count: coupon.count })}</p>
      ) : null}
      <CouponPostForm
        intent="load-code"
        fields={{ code: news.code, replace: "1" }}
        className={styles.actions}
        navigates
      >
        <Button disabled={coupon.isChecking}>
          {t(isReplacing ? "code_replace" : "code_take")}
        </Button>
        {isReplacing ? (
          <ButtonLink to={paths.coupon} look="quiet">
            {t("code_keep")}
          </ButtonLink>
        ) : (
          <LinkWithTouchSizedTarget to={paths.home}>{t("code_decline")}</LinkWithTouchSizedTarget>
        )}
      </CouponPostForm>
    </section>
  );
}

function Dropped({ names }: { names: readonly string[] }) {
  const { t } = useTranslation("coupon");
  return names.length > 0 ? (
    <span data-code="event-over">{t("restored_dropped", { names: names.join(", ") })}</span>
  ) : null;
}
