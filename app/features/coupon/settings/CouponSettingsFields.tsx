import type { ReactNode } from "react";
import type { Minor } from "~/domain/money/amount";
import { currencyOf } from "~/domain/money/money";
import { coefViews, parseCoefViewId } from "~/domain/odds/views";
import type { ScreenFormView } from "~/features/forms/use-screen-form";
import { AmountField } from "~/features/money/AmountField";
import { isTicked } from "~/features/screens/ticked";
import { useTranslation } from "~/i18n/I18nProvider";
import { Checkbox } from "~/ui/Checkbox";
import { useMoneyFormatter } from "~/ui/Money";
import { RadioGroup } from "~/ui/RadioGroup";
import { OddsAndPriceChangeFields } from "../../odds/OddsAndPriceChangeFields";
import styles from "./CouponSettings.module.css";
import { couponSettingBoxes } from "./form-fields";
import type { CouponSettingsData } from "./settings-page.server";

interface CouponSettingsFieldsProps {
  readonly data: CouponSettingsData;
  readonly form: ScreenFormView<string>;
  /** Stored values, or typed values that were refused, by field. */
  readonly shown: Readonly<Record<string, string>>;
}

/** The fields of the coupon's settings, in groups. */
export function CouponSettingsFields(props: CouponSettingsFieldsProps) {
  const { t } = useTranslation("settings", "coupon");
  const { data, form, shown } = props;
  // A checkbox that is not offered must not switch its setting off.
  const named = couponSettingBoxes.filter(
    (name) => name !== "isActiveOneClick" || data.oneClick === "offered",
  );
  const box = (name: (typeof couponSettingBoxes)[number], label: string, hint?: string) => (
    <Checkbox {...form.checkbox(name)} label={label} hint={hint} />
  );
  return (
    <>
      <input type="hidden" name="boxes" value={named.join()} />
      <SettingGroup legend={t("settings:coupon_prices")}>
        <RadioGroup
          {...form.radios("changeCoefAction")}
          legend={t("coupon:change_coef")}
          options={[
            { value: "0", label: t("coupon:change_coef_0") },
            { value: "2", label: t("coupon:change_coef_2") },
            { value: "1", label: t("coupon:change_coef_1") },
          ]}
        />
        {box("exactCoef", t("settings:coupon_exact"), t("settings:coupon_exact_hint"))}
        {box("isDropOnScoreChange", t("settings:coupon_drop"), t("settings:coupon_drop_hint"))}
        {box("isMarketReplaced", t("settings:coupon_replace"), t("settings:coupon_replace_hint"))}
        <OddsAndPriceChangeFields
          view={{
            id:
              parseCoefViewId(shown["coefViewId"]) ??
              parseCoefViewId(data.values["coefViewId"]) ??
              coefViews.decimal,
            isLadder: isTicked(shown["isOddsLadder"] ?? null),
          }}
          coefIndicationType={Number(shown["coefIndicationType"])}
          errors={form.summary}
        />
      </SettingGroup>
      <SettingGroup legend={t("settings:coupon_amounts")}>
        {box("isAutoMax", t("settings:coupon_auto_max"), t("settings:coupon_auto_max_hint"))}
        {box("isVipBet", t("settings:coupon_vip"), t("settings:coupon_vip_hint"))}
        {box("isManualAmountStep", t("settings:coupon_manual_step"))}
        {data.isos.steps.map((iso) => (
          <SettingAmountField
            {...props}
            key={iso}
            name={`amountStep-${iso}`}
            iso={iso}
            label={t("coupon_step", { currency: iso })}
            whenEmpty={currencyOf(iso).step}
          />
        ))}
      </SettingGroup>
      <OneClickGroup {...props}>
        {box(
          "isActiveOneClick",
          t("settings:coupon_one_click_on"),
          t("settings:coupon_one_click_hint"),
        )}
      </OneClickGroup>
      <SettingGroup legend={t("settings:coupon_shown")}>
        {box("isBalanceShown", t("settings:coupon_balance"))}
        {box("isPossibleWinShown", t("settings:coupon_possible_win"))}
        {box("isSelectAccountShown", t("settings:coupon_select_account"))}
        {box("isCouponFixed", t("settings:coupon_fixed"), t("settings:coupon_fixed_hint"))}
      </SettingGroup>
      <SettingGroup legend={t("settings:coupon_cash_out")}>
        {box(
          "isCashOutAsked",
          t("settings:coupon_cash_out_asked"),
          t("settings:coupon_cash_out_asked_hint"),
        )}
      </SettingGroup>
    </>
  );
}

/** One-click and its amounts, or why it is not available (CPS-04). */
function OneClickGroup({
  children,
  ...props
}: CouponSettingsFieldsProps & { readonly children: ReactNode }) {
  const { t } = useTranslation("settings");
  const { oneClick, isos } = props.data;
  const error = props.form.error("isActiveOneClick");
  if (oneClick !== "offered")
    return (
      <SettingGroup legend={t("coupon_one_click")}>
        <p className={styles.note} id="isActiveOneClick" data-code={error?.code}>
          {t(`coupon_one_click_${oneClick}`)}
        </p>
      </SettingGroup>
    );
  return (
    <SettingGroup legend={t("coupon_one_click")}>
      {children}
      <input type="hidden" name="oneClickIso" value={isos.main} />
      <SettingAmountField
        {...props}
        name="oneClickAmount"
        iso={isos.main}
        label={t("coupon_one_click_amount", { currency: isos.main })}
        whenEmpty={currencyOf(isos.main).initial}
      />
      {isos.hasBonus ? (
        <>
          <input type="hidden" name="bonusAccountOneClickIso" value={isos.bonus} />
          <SettingAmountField
            {...props}
            name="bonusAccountOneClickAmount"
            iso={isos.bonus}
            label={t("coupon_one_click_bonus", { currency: isos.bonus })}
            whenEmpty={currencyOf(isos.bonus).initial}
          />
        </>
      ) : null}
    </SettingGroup>
  );
}

interface AmountProps extends Pick<CouponSettingsFieldsProps, "form"> {
  readonly name: string;
  readonly iso: string;
  readonly label: string;
  /** The default if the field is empty. */
  readonly whenEmpty: Minor;
}

function SettingAmountField({ name, iso, label, whenEmpty, form }: AmountProps) {
  const { t } = useTranslation("settings");
  const money = useMoneyFormatter();
  return (
    <AmountField
      {...form.input(name)}
      className={styles.amount}
      label={label}
      iso={iso}
      hint={t("coupon_amount_empty", { amount: money(whenEmpty, iso, true) })}
    />
  );
}

function SettingGroup({
  legend,
  children,
}: {
  readonly legend: string;
  readonly children: ReactNode;
}) {
  return (
    <fieldset className={styles.group}>
      <legend>{legend}</legend>
      {children}
    </fieldset>
  );
}
