import { useId } from "react";
import { splitEventSides, type TeamCrestDesign, teamCrestFromName } from "~/ui/team-crest-design";
import styles from "./Crest.module.css";

/** The shield within 20 × 22 units. */
const shield = "M2 1.500h16v10.500c0 5-4 8-8 9.500-4-1.500-8-4.500-8-9.500Z";
const charges: Readonly<Record<TeamCrestDesign["pattern"], string>> = {
  plain:
    "M10 5.500l1.600 3.300 3.600.5-2.600 2.500.6 3.600-3.200-1.700-3.200 1.700.6-3.600-2.600-2.500 3.600-.5Z",
  pale: "M7 0h6v22H7Z",
  bars: "M0 4h20v3.500H0ZM0 11h20v3.500H0Z",
  halves: "M10 0h10v22H10Z",
  sash: "M-2 3 3-2 24 17 19 22Z",
  chevron: "M0 14 10 5l10 9v5L10 10 0 19Z",
};

/** The crests of both sides of an event, drawn from their names (SET-01). */
export function DrawnTeamCrests({ event }: { event: string }) {
  const sides = splitEventSides(event);
  if (!sides) return null;
  return (
    <span className={styles.crests} aria-hidden="true">
      {sides.map((name) => (
        <Crest key={name} name={name} />
      ))}
    </span>
  );
}

function Crest({ name }: { name: string }) {
  const id = useId();
  const { pattern, field, charge } = teamCrestFromName(name);
  return (
    <svg viewBox="0 0 20 22" className={styles.crest} data-crest={name} aria-hidden="true">
      <clipPath id={id}>
        <path d={shield} />
      </clipPath>
      <g clipPath={`url(#${id})`}>
        <path d="M0 0h20v22H0Z" fill={`var(--crest-${field})`} />
        <path d={charges[pattern]} fill={`var(--crest-${charge})`} />
      </g>
      <path d={shield} className={styles.edge} />
    </svg>
  );
}
