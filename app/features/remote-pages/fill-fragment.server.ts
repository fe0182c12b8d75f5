import type { OddsView } from "~/domain/odds/views";
import { formatFragmentPrices } from "~/features/odds/fragment-odds";
import type { PreparedFragment } from "./fragment";
import { type OneClickFields, withOneClickPrices } from "./one-click.server";
import { fillVisitorPlaceholders } from "./placeholders.server";

/**
 * A fragment for one visitor: forms have the visitor's token, prices use the visitor's odds view, and with
 * one-click on a press on a price places a bet.
 */
export function fillTokenOddsAndOneClick(
  fragment: PreparedFragment,
  visitor: {
    readonly csrf: string;
    readonly odds: OddsView;
    readonly press?: OneClickFields | null;
  },
): PreparedFragment {
  const body = withOneClickPrices(
    formatFragmentPrices(fragment.body, visitor.odds),
    visitor.press ?? null,
  );
  return { ...fragment, body: fillVisitorPlaceholders(body, visitor) };
}
