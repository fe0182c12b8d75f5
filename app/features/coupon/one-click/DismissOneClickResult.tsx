import { useTranslation } from "~/i18n/I18nProvider";
import { Button, ButtonLink } from "~/ui/Button";
import { useHydrated } from "~/ui/hydrated";
import { closeOneClickResult } from "./one-click-presses";

/** Closes the message with JavaScript; without, links back to the price's page. */
export function DismissOneClickResult({ bet, back }: { bet: string; back: string | null }) {
  const { t } = useTranslation("coupon");
  if (!useHydrated())
    return back === null ? null : (
      <ButtonLink to={back} look="quiet" isSmall>
        {t("receipt_back")}
      </ButtonLink>
    );
  return (
    <Button type="button" look="quiet" isSmall onClick={() => closeOneClickResult(bet)}>
      {t("one_click_close")}
    </Button>
  );
}
