import type { PaymentMethodNameAndCard } from "~/domain/payments/payment-method";

/** The name of a payment method; a card by its last four digits, which always read left to right. */
export function PaymentMethodLabel({
  method: { name, card },
}: {
  method: PaymentMethodNameAndCard;
}) {
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
