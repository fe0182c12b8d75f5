import { Link } from "@remix-run/react";
import type { NavItem } from "./types";

export function NavList({
  nav,
  className,
}: {
  nav: readonly NavItem[];
  className: string | undefined;
}) {
  return (
    <ul className={className}>
      {nav.map((item) => (
        <li key={item.href}>
          <Link to={item.href} aria-current={item.isCurrent ? "page" : undefined}>
            {item.label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
