import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import styles from "./Tabs.module.css";

export interface Tab {
  readonly href: string;
  readonly label: ReactNode;
  readonly isCurrent: boolean;
}

/**
 * Tabs as links: each has an address and works before hydration. They are views of one page, which crawlers need not
 * follow.
 */
export function Tabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  return (
    <nav aria-label={label}>
      <ul className={styles.tabs}>
        {tabs.map((tab) => (
          <li key={tab.href}>
            <Link
              to={tab.href}
              rel="nofollow"
              className={styles.tab}
              aria-current={tab.isCurrent ? "page" : undefined}
              preventScrollReset
            >
              {tab.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
