import type { MethodName } from "./payment";

/** How a way of paying is called; a card by its last four digits, which read from left to right everywhere. */
export function MethodText({ method: { name, card } }: { method: MethodName }) {
  return (
    <span>
      <bdi>{name}</bdi>
      {card === null ? null : (
        <>
          {" "}
          <bdi dir="ltr">
            <span aria-hidden="true">••••{"\u00a0"}</span>
            {card}
          </bdi>
        </>
      )}
    </span>
  );
}
