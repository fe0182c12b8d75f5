import { OnDemand } from "~/features/page/OnDemand";
import {
  LanguageList,
  LanguageSwitch,
  type LanguageSwitchData,
} from "~/features/settings/LanguageSwitch";
import { useTranslation } from "~/i18n/I18nProvider";
import { ButtonLink } from "~/ui/Button";
import { Balance } from "./Balance";
import { Brand } from "./Brand";
import styles from "./Header.module.css";
import { NavList } from "./NavList";
import { PhoneMenu } from "./PhoneMenu";
import type { HeaderPlayer, NavItem } from "./types";
import { playerMenu } from "./use-player-parts";

export interface HeaderProps {
  readonly brand: string;
  readonly homeHref: string;
  readonly nav: readonly NavItem[];
  readonly language: LanguageSwitchData;
  readonly player: HeaderPlayer | null;
  readonly signInHref: string;
  /** null = registration is closed (GRD-03). */
  readonly signUpHref: string | null;
  readonly settingsHref: string;
}

/** The page's header in one row; the sections are inline on wide screens and in the menu on phones. */
export function Header({ brand, homeHref, nav, language, player, ...links }: HeaderProps) {
  const { t } = useTranslation("shell");
  return (
    <header className={styles.header}>
      <div className={styles.row}>
        <Brand name={brand} homeHref={homeHref} />
        <nav className={styles.sections} aria-label={t("nav_main")}>
          <NavList nav={nav} className={styles.inline} />
        </nav>
        <div className={styles.tools}>
          {player ? (
            <>
              <Balance player={player} />
              {player.depositHref ? (
                <span className={styles.wideOnly}>
                  <ButtonLink to={player.depositHref} isSmall className={styles.bright}>
                    {t("deposit")}
                  </ButtonLink>
                </span>
              ) : null}
            </>
          ) : (
            <>
              <ButtonLink
                to={links.signInHref}
                rel="nofollow"
                isSmall
                look="quiet"
                className={styles.outline}
              >
                {t("sign_in")}
              </ButtonLink>
              {links.signUpHref ? (
                <span className={styles.wideOnly}>
                  <ButtonLink
                    to={links.signUpHref}
                    rel="nofollow"
                    isSmall
                    className={styles.bright}
                  >
                    {t("sign_up")}
                  </ButtonLink>
                </span>
              ) : null}
            </>
          )}
          <span className={styles.wideOnly}>
            <LanguageSwitch {...language} />
          </span>
          {player ? <OnDemand part={playerMenu} props={{ player }} /> : null}
          <PhoneMenu
            nav={nav}
            {...links}
            deposit={player?.depositHref ?? null}
            isGuest={player === null}
          >
            <LanguageList {...language} />
          </PhoneMenu>
        </div>
      </div>
    </header>
  );
}
