import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { useTranslation } from "~/i18n/I18nProvider";
import { ButtonLink } from "~/ui/Button";
import { Icon } from "~/ui/Icon";
import { Menu } from "~/ui/Menu";
import styles from "./Header.module.css";
import { NavList } from "./NavList";
import type { NavItem } from "./types";

interface PhoneMenuProps {
  readonly nav: readonly NavItem[];
  readonly signUpHref: string | null;
  readonly settingsHref: string;
  readonly deposit: string | null;
  readonly isGuest: boolean;
  readonly children: ReactNode;
}

export function PhoneMenu({
  nav,
  signUpHref,
  settingsHref,
  deposit,
  isGuest,
  children,
}: PhoneMenuProps) {
  const { t } = useTranslation("shell");
  return (
    <Menu
      className={styles.phoneMenu}
      label={<Icon name="menu" />}
      name={t("nav_menu")}
      hasArrow={false}
    >
      {isGuest && signUpHref ? (
        <ButtonLink to={signUpHref} rel="nofollow" isWide>
          {t("sign_up")}
        </ButtonLink>
      ) : null}
      {deposit ? (
        <ButtonLink to={deposit} isWide>
          {t("deposit")}
        </ButtonLink>
      ) : null}
      <nav aria-label={t("nav_main")}>
        <NavList nav={nav} className={styles.stacked} />
      </nav>
      <Link to={settingsHref} className={styles.stackedLink}>
        {t("nav_settings")}
      </Link>
      <p className={styles.heading}>{t("language")}</p>
      {children}
    </Menu>
  );
}
