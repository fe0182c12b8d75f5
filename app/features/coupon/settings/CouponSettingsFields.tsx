import type { ReactNode } from "react";
import type { Minor } from "~/domain/money/amount";
import { currencyOf } from "~/domain/money/money";
import { coefViews, parseCoefViewId } from "~/domain/odds/views";
import { useTranslation } from "~/i18n/I18nProvider";
import { AmountField } from "~/ui/AmountField";
import { Checkbox } from "~/ui/Checkbox";
import type { SummaryError } from "~/ui/ErrorSummary";
import { useMoneyText } from "~/ui/Money";
import { RadioGroup } from "~/ui/RadioGroup";
import { OddsFields } from "../../odds/OddsFields";
import styles from "./CouponSettings.module.css";
import type { CouponSettingsData } from "./settings-page.server";

interface FieldsProps {
  readonly data: CouponSettingsData;
  /** Stored values, or typed values that were refused, by field. */
  readonly values: Readonly<Record<string, string>>;
  readonly errors: readonly SummaryError[];
}

/** Checkboxes of the form: unticked ones are off. */
const boxes = [
  "isOddsLadder",
  "exactCoef",
  "isDropOnScoreChange",
  "isMarketReplaced",
  "isAutoMax",
  "isVipBet",
  "isManualAmountStep",
  "isBalanceShown",
  "isPossibleWinShown",
  "isSelectAccountShown",
  "isCouponFixed",
  "isCashOutAsked",
] as const;
type Box = (typeof boxes)[number] | "isActiveOneClick";

/** The fields of the coupon's settings, in groups. */
export function CouponSettingsFields(props: FieldsProps) {
  const { t } = useTranslation("settings", "coupon");
  const { data, values, errors } = props;
  const errorOf = (name: string) => errors.find(({ field }) => field === name);
  // A checkbox that is not offered must not switch its setting off.
  const named = data.oneClick === "offered" ? [...boxes, "isActiveOneClick"] : boxes;
  const box = (name: Box, label: string, hint?: string) => (
    <Checkbox
      name={name}
      label={label}
      hint={hint}
      defaultChecked={isOn(values[name])}
      error={errorOf(name)}
    />
  );
  return (
    <>
      <input type="hidden" name="boxes" value={named.join()} />
      <Group legend={t("settings:coupon_prices")}>
        <RadioGroup
          name="changeCoefAction"
          legend={t("coupon:change_coef")}
          value={values["changeCoefAction"] ?? null}
          error={errorOf("changeCoefAction")}
          options={[
            { value: "0", label: t("coupon:change_coef_0") },
            { value: "2", label: t("coupon:change_coef_2") },
            { value: "1", label: t("coupon:change_coef_1") },
          ]}
        />
        {box("exactCoef", t("settings:coupon_exact"), t("settings:coupon_exact_hint"))}
        {box("isDropOnScoreChange", t("settings:coupon_drop"), t("settings:coupon_drop_hint"))}
        {box("isMarketReplaced", t("settings:coupon_replace"), t("settings:coupon_replace_hint"))}
        <OddsFields
          view={{
            id:
              parseCoefViewId(values["coefViewId"]) ??
              parseCoefViewId(data.values["coefViewId"]) ??
              coefViews.decimal,
            isLadder: isOn(values["isOddsLadder"]),
          }}
          coefIndicationType={Number(values["coefIndicationType"])}
          errors={errors}
        />
      </Group>
      <Group legend={t("settings:coupon_amounts")}>
        {box("isAutoMax", t("settings:coupon_auto_max"), t("settings:coupon_auto_max_hint"))}
        {box("isVipBet", t("settings:coupon_vip"), t("settings:coupon_vip_hint"))}
        {box("isManualAmountStep", t("settings:coupon_manual_step"))}
        {data.isos.steps.map((iso) => (
          <Amount
            {...props}
            key={iso}
            name={`amountStep-${iso}`}
            iso={iso}
            label={t("coupon_step", { currency: iso })}
            whenEmpty={currencyOf(iso).step}
          />
        ))}
      </Group>
      <OneClickGroup {...props}>
        {box(
          "isActiveOneClick",
          t("settings:coupon_one_click_on"),
          t("settings:coupon_one_click_hint"),
        )}
      </OneClickGroup>
      <Group legend={t("settings:coupon_shown")}>
        {box("isBalanceShown", t("settings:coupon_balance"))}
        {box("isPossibleWinShown", t("settings:coupon_possible_win"))}
        {box("isSelectAccountShown", t("settings:coupon_select_account"))}
        {box("isCouponFixed", t("settings:coupon_fixed"), t("settings:coupon_fixed_hint"))}
      </Group>
      <Group legend={t("settings:coupon_cash_out")}>
        {box(
          "isCashOutAsked",
          t("settings:coupon_cash_out_asked"),
          t("settings:coupon_cash_out_asked_hint"),
        )}
      </Group>
    </>
  );
}

/** One-click and its amounts, or why it is not available (CPS-04). */
function OneClickGroup({ children, ...props }: FieldsProps & { readonly children: ReactNode }) {
  const { t } = useTranslation("settings");
  const { oneClick, isos } = props.data;
  const error = props.errors.find(({ field }) => field === "isActiveOneClick");
  if (oneClick !== "offered")
    return (
      <Group legend={t("coupon_one_click")}>
        <p className={styles.note} id="isActiveOneClick" data-code={error?.code}>
          {t(`coupon_one_click_${oneClick}`)}
        </p>
      </Group>
    );
  return (
    <Group legend={t("coupon_one_click")}>
      {children}
      <input type="hidden" name="oneClickIso" value={isos.main} />
      <Amount
        {...props}
        name="oneClickAmount"
        iso={isos.main}
        label={t("coupon_one_click_amount", { currency: isos.main })}
        whenEmpty={currencyOf(isos.main).initial}
      />
      {isos.hasBonus ? (
        <>
          <input type="hidden" name="bonusAccountOneClickIso" value={isos.bonus} />
          <Amount
            {...props}
            name="bonusAccountOneClickAmount"
            iso={isos.bonus}
            label={t("coupon_one_click_bonus", { currency: isos.bonus })}
            whenEmpty={currencyOf(isos.bonus).initial}
          />
        </>
      ) : null}
    </Group>
  );
}

interface AmountProps extends FieldsProps {
  readonly name: string;
  readonly iso: string;
  readonly label: string;
  /** The default if the field is empty. */
  readonly whenEmpty: Minor;
}

function Amount({ name, iso, label, whenEmpty, values, errors }: AmountProps) {
  const { t } = useTranslation("settings");
  const money = useMoneyText();
  return (
    <AmountField
      name={name}
      className={styles.amount}
      label={label}
      iso={iso}
      defaultValue={values[name] ?? ""}
      hint={t("coupon_amount_empty", { amount: money(whenEmpty, iso, true) })}
      error={errors.find(({ field }) => field === name)}
    />
  );
}

function Group({ legend, children }: { readonly legend: string; readonly children: ReactNode }) {
  return (
    <fieldset className={styles.group}>
      <legend>{legend}</legend>
      {children}
    </fieldset>
  );
}

const isOn = (text: string | undefined) => text === "1" || text === "on";
