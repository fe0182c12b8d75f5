import styles from "./Skeleton.module.css";
import { VisuallyHidden } from "./VisuallyHidden";

/**
 * Number of placeholders in a game screen while it loads: of games with prices, and of other games
 * (REM-05).
 */
const gamePlaces = 16;
const otherGamePlaces = 2;

interface SkeletonProps {
  readonly shape: "games" | "text" | "card" | "footer";
  /** What is loading. */
  readonly label: string;
}

/** Placeholders in the shape of the content, without animation. */
export function Skeleton({ shape, label }: SkeletonProps) {
  return (
    <div className={styles.skeleton} role="status" aria-busy="true" data-skeleton={shape}>
      <VisuallyHidden>{label}</VisuallyHidden>
      {shape === "games" ? (
        <>
          <Places count={gamePlaces} place="game" />
          <Places count={otherGamePlaces} place="other-game" />
        </>
      ) : (
        <Places count={shape === "text" ? 4 : 1} place={shape} />
      )}
    </div>
  );
}

function Places({
  count,
  place,
}: {
  count: number;
  place: "game" | "other-game" | "text" | "card" | "footer";
}) {
  return (
    <div className={styles.places} aria-hidden="true">
      {Array.from({ length: count }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: places have no identity
        <div key={at} className={`${styles.place} ${styles[place]}`} data-place={place}>
          {place === "game" ? (
            <>
              <span className={styles.teams} />
              <span className={styles.price} />
              <span className={styles.price} />
              <span className={styles.price} />
            </>
          ) : null}
        </div>
      ))}
    </div>
  );
}
