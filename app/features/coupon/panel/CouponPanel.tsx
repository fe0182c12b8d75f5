import { type FormEvent, useState } from "react";
import type { Account } from "~/domain/accounts/account";
import type { OpenBet } from "~/domain/coupon/cash-out/open-bet";
import type { DisplayedExpressOfTheDay } from "~/domain/coupon/express";
import { useTranslation } from "~/i18n/I18nProvider";
import type { TimeStyle } from "~/i18n/zone";
import { IconButton } from "~/ui/IconButton";
import { MachineReadableValue } from "~/ui/MachineReadableValue";
import { Tabs } from "~/ui/Tabs";
import { OnDemand, partOnDemand } from "../../page/OnDemand";
import { CouponPostForm } from "../CouponPostForm";
import { useCouponPostQueue } from "../CouponPostQueue";
import { chosenBetsAfterPendingPosts } from "../chosen-bets";
import { RefusalProvider } from "../refusal-context";
import type { CouponReply } from "../reply";
import type { CouponView } from "../view";
import styles from "./CouponPanel.module.css";
import { CouponTypeButtons } from "./CouponTypeButtons";
import { SlipOrReceipt } from "./SlipOrReceipt";

/** Opened by players alone, and by few of them on a page. */
const openBetsTab = partOnDemand(
  "features/coupon/panel/OpenBetsTab.tsx",
  () => import("./OpenBetsTab"),
);

export interface CouponPanelProps {
  readonly coupon: CouponView;
  readonly accounts: readonly Account[];
  readonly isSignedIn: boolean;
  readonly timeStyle: TimeStyle;
  /**
   * The response of a form that was posted without JavaScript, which is part of the document. A
   * response in the post queue is newer and takes precedence.
   */
  readonly reply: CouponReply | null;
  /** Open bets if that tab is chosen, "unknown" if not loaded; null = the coupon's tab. */
  readonly openBets: readonly OpenBet[] | "unknown" | null;
  /** Accumulators of the day, for an empty coupon. */
  readonly expresses: readonly DisplayedExpressOfTheDay[];
  readonly tabs: { readonly coupon: string; readonly bets: string };
  /** Closes the sheet on phones; null where the panel is no sheet. */
  readonly onClose: (() => void) | null;
}

/**
 * The coupon panel: the same beside the page, in the phone sheet and on its own page. Its head and foot stick to
 * the edges of what scrolls, so that stake, return and button are in view with any number of bets.
 */
export function CouponPanel(props: CouponPanelProps) {
  const { coupon, openBets, timeStyle, isSignedIn } = props;
  const { t } = useTranslation("coupon");
  const { pending, reply: ofQueue } = useCouponPostQueue();
  const reply = ofQueue ?? props.reply;
  // What a response said of a field no longer holds once another text is typed there.
  const [edited, setEdited] = useState<EditedFields>({ reply: null, names: [] });
  const names = edited.reply === reply ? edited.names : [];
  const noteEdit = ({ target }: FormEvent) => {
    const name = target instanceof HTMLInputElement ? target.name : "";
    if ((reply?.refusals.length ?? 0) > 0 && name !== "" && !names.includes(name))
      setEdited({ reply, names: [...names, name] });
  };
  return (
    <section
      className={styles.panel}
      data-coupon=""
      data-pending={pending.length > 0 ? "" : undefined}
      data-filled={openBets === null && coupon.count > 0 ? "" : undefined}
      aria-label={t("title")}
      onInput={noteEdit}
    >
      <RefusalProvider value={reply?.refusals ?? []}>
        <div className={styles.head}>
          <PanelTabs {...props} />
          {openBets === null && coupon.count > 0 ? (
            <CouponTypeButtons
              typeId={coupon.effectiveTypeId}
              iso={coupon.iso}
              isDisabled={coupon.isChecking || coupon.count < 2}
            />
          ) : null}
        </div>
        {openBets ? (
          <OnDemand part={openBetsTab} props={{ bets: openBets, isSignedIn, timeStyle }} />
        ) : (
          <SlipOrReceipt {...props} reply={reply} edited={names} />
        )}
      </RefusalProvider>
    </section>
  );
}

interface EditedFields {
  readonly reply: CouponReply | null;
  readonly names: readonly string[];
}

/** Empties the slip; not while an outcome is unknown (CPP-11). */
function Clear() {
  const { t } = useTranslation("coupon");
  return (
    <CouponPostForm intent="clear" className={styles.clear}>
      <button type="submit" aria-label={t("clear_coupon")}>
        {t("clear")}
      </button>
    </CouponPostForm>
  );
}

function PanelTabs({ coupon, openBets, tabs, onClose }: CouponPanelProps) {
  const { t } = useTranslation("coupon");
  const { pending } = useCouponPostQueue();
  const { count } = chosenBetsAfterPendingPosts(coupon, pending);
  return (
    <div className={styles.tabs}>
      <Tabs
        label={t("tabs")}
        tabs={[
          {
            href: tabs.coupon,
            label: (
              <>
                {t("tab_coupon")}{" "}
                <MachineReadableValue name="coupon-count" value={count} className={styles.count} />
              </>
            ),
            isCurrent: openBets === null,
          },
          { href: tabs.bets, label: t("tab_bets"), isCurrent: openBets !== null },
        ]}
      />
      {openBets === null && coupon.count > 0 && !coupon.isChecking ? <Clear /> : null}
      {onClose ? (
        <IconButton
          icon="close"
          type="button"
          className={styles.close}
          label={t("close_slip")}
          onClick={onClose}
        />
      ) : null}
    </div>
  );
}
