import { currencyOf } from "~/domain/money/money";
import { coefViews, parseCoefViewId } from "~/domain/odds/views";
import { useTranslation } from "~/i18n/I18nProvider";
import { Checkbox } from "~/ui/Checkbox";
import { RadioGroup } from "~/ui/RadioGroup";
import { OddsAndPriceChangeFields } from "../../odds/OddsAndPriceChangeFields";
import { OneClickGroup } from "./OneClickGroup";
import { type CouponSettingsFieldsProps, SettingAmountField } from "./SettingAmountField";
import { SettingGroup } from "./SettingGroup";

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
export function CouponSettingsFields(props: CouponSettingsFieldsProps) {
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
      <SettingGroup legend={t("settings:coupon_prices")}>
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
        <OddsAndPriceChangeFields
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

const isOn = (text: string | undefined) => text === "1" || text === "on";
