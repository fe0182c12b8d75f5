import { Form, Link } from "@remix-run/react";
import { CsrfField } from "~/features/page/CsrfField";
import { useTranslation } from "~/i18n/I18nProvider";
import { Icon } from "~/ui/Icon";
import { Menu } from "~/ui/Menu";
import styles from "./PlayerMenu.module.css";
import type { HeaderPlayer } from "./types";

/** Links of the player's pages, and sign-out, which is always a post. */
export default function PlayerMenu({ player }: { player: HeaderPlayer }) {
  const { t } = useTranslation("shell");
  const name = player.name || t("nav_account");
  const { messagesHref } = player;
  const messageCount = messagesHref === null ? 0 : player.messageCount;
  const badge = player.tasks?.text ?? (messageCount > 0 ? String(messageCount) : null);
  const tasks = player.tasks && t("tasks", { count: player.tasks.count });
  return (
    <Menu
      hasArrow={false}
      name={
        tasks === null
          ? t("player_menu", { name })
          : t("player_menu_with_tasks", { name: t("player_menu", { name }), tasks })
      }
      label={
        <span className={styles.person}>
          <Icon name="account" />
          {badge === null ? null : (
            <span className={styles.news} aria-hidden={tasks === null ? undefined : true}>
              {badge}
            </span>
          )}
        </span>
      }
    >
      <p className={styles.name}>
        <bdi>{name}</bdi>
      </p>
      <ul className={styles.links}>
        {player.tasks ? (
          <li>
            <Link to={player.tasks.href}>{tasks}</Link>
          </li>
        ) : null}
        {messagesHref !== null && messageCount > 0 ? (
          <li>
            <Link to={messagesHref}>{t("messages", { count: messageCount })}</Link>
          </li>
        ) : null}
        {player.links.map((link) => (
          <li key={link.href}>
            <Link to={link.href} aria-current={link.isCurrent ? "page" : undefined}>
              {link.label}
            </Link>
          </li>
        ))}
      </ul>
      <Form method="post" action={player.signOutAction} className={styles.signOut}>
        <CsrfField />
        <button type="submit" name="everywhere" value="0">
          <Icon name="sign-out" />
          {t("sign_out")}
        </button>
        <button type="submit" name="everywhere" value="1">
          <Icon name="sign-out" />
          {t("sign_out_everywhere")}
        </button>
      </Form>
    </Menu>
  );
}
