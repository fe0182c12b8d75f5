import type { ReactNode } from "react";

interface ValueProps {
  /** A name of docs/forms.md, "Values". */
  readonly name: string;
  /** Plain decimal with a point, or a word of docs/forms.md. */
  readonly value: string | number;
  readonly children?: ReactNode;
  readonly className?: string;
}

/** A value for scripts (docs/forms.md, "Values") around the words a person reads. */
export function Value({ name, value, children, className }: ValueProps) {
  return (
    // The words are the server's: `Intl` of a browser may differ by a space, and that is no reason to redraw.
    <data data-name={name} value={String(value)} className={className} suppressHydrationWarning>
      {children ?? value}
    </data>
  );
}
