import { useTranslation } from "~/i18n/I18nProvider";
import { FailedTitle } from "../shell/FailedTitle";
import { CouponOfPage } from "../shell/Shell";
import { useShellData } from "../shell/use-shell-data";
import styles from "./CouponPage.module.css";
import type { CouponReply } from "./reply";

/** The whole coupon as a page: the same panel that stands beside other pages. */
export function CouponPage({ reply }: { reply: CouponReply | null }) {
  const { t } = useTranslation("coupon");
  return (
    <div className={styles.page}>
      <FailedTitle hasFailed={(reply?.refusals.length ?? 0) > 0} />
      <h1>{t("title")}</h1>
      <div className={styles.card}>
        <CouponOfPage data={useShellData()} />
      </div>
    </div>
  );
}
