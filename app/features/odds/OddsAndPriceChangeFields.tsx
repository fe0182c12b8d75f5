import { type CoefViewId, coefViews, formatPriceInView, type OddsView } from "~/domain/odds/views";
import { useTranslation } from "~/i18n/I18nProvider";
import { Checkbox } from "~/ui/Checkbox";
import type { SummaryError } from "~/ui/ErrorSummary";
import { RadioGroup } from "~/ui/RadioGroup";
import { Select } from "~/ui/Select";

/** A price below even money and one above it, in a view's notation. */
function exampleOf(id: CoefViewId): string {
  return ["1.91", "2.5"]
    .map((price) => formatPriceInView({ id, isLadder: false }, price))
    .join(" · ");
}

interface OddsFieldsProps {
  readonly view: OddsView;
  /** 0, 1 or 2 (ODD-03). */
  readonly coefIndicationType: number;
  /** Errors of the form, by field. */
  readonly errors?: readonly SummaryError[];
}

/**
 * Fields of the settings form for the odds view and the marking of price changes (ODD-01, ODD-03, ODD-04);
 * texts from the dictionary "settings".
 */
export function OddsAndPriceChangeFields({
  view,
  coefIndicationType,
  errors = [],
}: OddsFieldsProps) {
  const { t } = useTranslation("settings");
  const errorOf = (name: string) => errors.find(({ field }) => field === name);
  return (
    <>
      <Select
        name="coefViewId"
        label={t("coef_view")}
        defaultValue={String(view.id)}
        error={errorOf("coefViewId")}
        options={Object.values(coefViews).map((id) => ({
          value: String(id),
          label: `${t(`coef_view_${id}`)}: ${exampleOf(id)}`,
        }))}
      />
      <Checkbox
        name="isOddsLadder"
        label={t("odds_ladder")}
        hint={t("odds_ladder_hint")}
        defaultChecked={view.isLadder}
        error={errorOf("isOddsLadder")}
      />
      <RadioGroup
        name="coefIndicationType"
        legend={t("coef_move")}
        value={String(coefIndicationType)}
        error={errorOf("coefIndicationType")}
        options={[
          { value: "2", label: t("coef_move_both") },
          { value: "0", label: t("coef_move_colour") },
          { value: "1", label: t("coef_move_arrow") },
        ]}
      />
    </>
  );
}
