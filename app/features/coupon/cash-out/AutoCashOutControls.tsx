import { AmountField } from "~/features/money/AmountField";
import { CsrfField } from "~/features/page/CsrfField";
import { usePageContext } from "~/features/page/page-context";
import { useTranslation } from "~/i18n/I18nProvider";
import { Button } from "~/ui/Button";
import { Money, useMoneyFormatter } from "~/ui/Money";
import { CancelAutoCashOut } from "./CancelAutoCashOut";
import styles from "./CashOut.module.css";
import { useRefusalMessage } from "./CashOutRefusal";
import type { ShownCashOut } from "./use-cash-out";

interface AutoCashOutProps {
  readonly shown: ShownCashOut;
  /** The receipt's address. */
  readonly path: string;
}

/** The amount at which the platform cashes the bet out by itself: set, shown and cancelled (CPN-23). */
export function AutoCashOutControls({ shown, path }: AutoCashOutProps) {
  const { autoCashOut, state } = shown.now.receipt;
  if (state !== "placed") return null;
  const { offer } = shown.now;
  if (autoCashOut) return <AutoSet shown={shown} path={path} />;
  // A bet without an offer now may have one later, unless it can never have one.
  const isPossible =
    offer.kind === "quote" || offer.reason === "suspended" || offer.reason === "no-value";
  return isPossible ? <AutoForm shown={shown} /> : null;
}

function AutoSet({ shown, path }: AutoCashOutProps) {
  const { t } = useTranslation("bets");
  const { iso, autoCashOut } = shown.now.receipt;
  if (!autoCashOut) return null;
  return (
    <div className={styles.auto} data-code="auto-cash-out">
      <p>
        {t("cash_out_auto_on")} <Money minor={autoCashOut.amount} iso={iso} name="auto-cash-out" />
      </p>
      <CancelAutoCashOut
        bet={shown.now.receipt}
        back={path}
        form={shown.form}
        isBusy={shown.isBusy}
      >
        {t("cash_out_auto_cancel")}
      </CancelAutoCashOut>
    </div>
  );
}

function AutoForm({ shown }: Pick<AutoCashOutProps, "shown">) {
  const { t } = useTranslation("bets");
  const { paths } = usePageContext();
  const money = useMoneyFormatter();
  const { now, notice, form: Form, isBusy } = shown;
  const { id, iso, possibleWin } = now.receipt;
  const isRefused = notice?.code.startsWith("auto-") ?? false;
  const message = useRefusalMessage(isRefused ? notice : null, now);
  return (
    <details className={styles.more} open={isRefused}>
      <summary>{t("cash_out_auto")}</summary>
      <Form method="post" action={paths.coupon}>
        <CsrfField />
        <input type="hidden" name="intent" value="auto-cash-out" />
        <input type="hidden" name="coupon" value={id} />
        <AmountField
          name="amount"
          id="cash-out-auto"
          label={t("cash_out_auto_amount")}
          iso={iso}
          readingIso={null}
          defaultValue={isRefused ? (notice?.typed ?? "") : ""}
          hint={t("cash_out_auto_hint", { most: money(possibleWin, iso) })}
          error={isRefused && notice ? { code: notice.code, message } : null}
          after={
            <Button look="quiet" disabled={isBusy}>
              {t("cash_out_auto_set")}
            </Button>
          }
        />
      </Form>
    </details>
  );
}
