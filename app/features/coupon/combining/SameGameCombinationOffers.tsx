import type { CombinationOffer } from "~/domain/coupon/combination";
import { useTranslation } from "~/i18n/I18nProvider";
import { Button } from "~/ui/Button";
import { Notice } from "~/ui/Notice";
import { useOddsFormat } from "../../odds/odds-context";
import { CouponPostForm } from "../CouponPostForm";

/** Offers to put a same-game accumulator in the place of several bets of one game (CPN-04). */
export function SameGameCombinationOffers({
  offers,
}: {
  readonly offers: readonly CombinationOffer[];
}) {
  return offers.map((offer) => <Combination key={offer.gameId} {...offer} />);
}

function Combination({ game, offer }: CombinationOffer) {
  const { t } = useTranslation("coupon");
  const showPrice = useOddsFormat();
  if (typeof offer === "string")
    return (
      <Notice kind="info" code={`combine-${offer}`} isStatic>
        {t(`combine_${offer}`, { game })}
      </Notice>
    );
  return (
    <Notice
      kind="question"
      code="combine"
      title={t("combine_title", { game })}
      isStatic
      controls={
        <CouponPostForm intent="combine">
          <Button name="bet" value={offer.bet} look="quiet">
            {t("combine_at", { price: showPrice(offer.coef) })}
          </Button>
        </CouponPostForm>
      }
    >
      {offer.name}
    </Notice>
  );
}
