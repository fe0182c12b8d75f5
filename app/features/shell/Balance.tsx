import { useTranslation } from "~/i18n/I18nProvider";
import { Money } from "~/ui/Money";
import { VisuallyHidden } from "~/ui/VisuallyHidden";
import styles from "./Balance.module.css";
import type { HeaderPlayer } from "./types";

/** Balance of the active account, with a machine-readable value; a text where hidden or unknown (ACC-10). */
export function Balance({ player }: { player: HeaderPlayer }) {
  const { t } = useTranslation("shell");
  if (player.balance === null)
    return <span className={styles.unknown}>{t("balance_unknown")}</span>;
  return (
    <span className={styles.balance}>
      <VisuallyHidden>{t("balance")} </VisuallyHidden>
      {player.hidesBalance ? (
        <span aria-label={t("balance_hidden")} role="img">
          •••
        </span>
      ) : (
        <Money name="balance" minor={player.balance.minor} iso={player.balance.iso} />
      )}
    </span>
  );
}
