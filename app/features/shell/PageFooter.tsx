import { useLocation } from "react-router-dom";
import { platformTypeParameter } from "~/domain/settings/platform-type";
import { LegalFooter } from "~/features/page/LegalFooter";
import { RemoteOutlet } from "~/features/remote-pages/outlet/RemoteOutlet";
import { useTranslation } from "~/i18n/I18nProvider";
import { LinkWithTouchSizedTarget } from "~/ui/LinkWithTouchSizedTarget";
import styles from "./ShellParts.module.css";
import type { ShellData } from "./shell-data";

/** The footer: its remote, where the screen has it, and the legal row. */
export function PageFooter({ data }: { data: ShellData }) {
  const { t } = useTranslation("shell");
  const { pathname, search } = useLocation();
  return (
    <LegalFooter
      law={{
        companyName: data.company.name,
        licence: data.company.licence,
        // No break for a player whose play is already locked.
        breakCsrf: data.isSignedIn && data.lockedUntil === null ? data.csrf : null,
      }}
    >
      {data.hasFooter ? (
        <RemoteOutlet
          app="footer"
          path={data.footer.path}
          search=""
          pageHref={pathname + search}
          initial={data.footer.initial}
          skeleton="footer"
          timeStyle={data.timeStyle}
          labels={{ loading: t("footer_loading"), error: t("footer_error") }}
        />
      ) : null}
      {data.platformType === null ? null : <OtherVersionLink now={data.platformType} />}
    </LegalFooter>
  );
}

/** Leads a visitor who has asked for a version of the site to the other one (SCR-14). */
function OtherVersionLink({ now }: { now: NonNullable<ShellData["platformType"]> }) {
  const { t } = useTranslation("shell");
  const { pathname, search } = useLocation();
  const query = new URLSearchParams(search);
  query.set(platformTypeParameter, now === "mobile" ? "desktop" : "mobile");
  return (
    <p className={styles.otherVersion}>
      <LinkWithTouchSizedTarget to={`${pathname}?${query}`} reloadDocument rel="nofollow">
        {t(now === "mobile" ? "to_desktop_version" : "to_mobile_version")}
      </LinkWithTouchSizedTarget>
    </p>
  );
}
