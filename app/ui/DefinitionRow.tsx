import type { ReactNode } from "react";

interface DefinitionRowProps {
  readonly name: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A term and its value in a definition list. */
export function DefinitionRow({ name, className, children }: DefinitionRowProps) {
  return (
    <div className={className}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
