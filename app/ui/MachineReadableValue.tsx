import type { ReactNode } from "react";

interface ValueProps {
  /** A name of docs/forms.md, "Values". */
  readonly name: string;
  /**
   * The value for scripts and tests: a plain decimal with a point, or a word that docs/forms.md
   * lists.
   */
  readonly value: string | number;
  readonly children?: ReactNode;
  readonly className?: string;
}

/** A value for scripts (docs/forms.md, "Values") around its visible text. */
export function MachineReadableValue({ name, value, children, className }: ValueProps) {
  return (
    // The server's text stays: the browser's `Intl` may differ by a space, which is no reason to render
    // again.
    <data data-name={name} value={String(value)} className={className} suppressHydrationWarning>
      {children ?? value}
    </data>
  );
}
