import styles from "./Snow.module.css";

const flakes = 12;

/** The optional snow of the home page (LAY-01); decorative, and still under reduced motion. */
export default function Snow() {
  return (
    <div className={styles.snow} aria-hidden="true">
      {Array.from({ length: flakes }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: flakes have no identity
        <span key={at} className={styles.flake} />
      ))}
    </div>
  );
}
