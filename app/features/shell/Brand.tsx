import { Link } from "@remix-run/react";
import styles from "./Brand.module.css";

/** The logo (a touchline and its corner arc) and the company's name, linked to home. */
export function Brand({ name, homeHref }: { name: string; homeHref: string }) {
  return (
    <Link to={homeHref} className={styles.brand}>
      <svg className={styles.mark} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        <path d="M4 3v18h17" />
        <path d="M4 11a10 10 0 0 1 10 10" />
        <circle cx="15.5" cy="8.5" r="3" />
      </svg>
      <span className={styles.name}>{name}</span>
    </Link>
  );
}
