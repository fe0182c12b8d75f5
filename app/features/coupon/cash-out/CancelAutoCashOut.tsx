import { Form as PageForm } from "@remix-run/react";
import type { ReactNode } from "react";
import type { PlacedCoupon } from "~/domain/coupon/placed";
import { CsrfField } from "~/features/page/CsrfField";
import { usePageContext } from "~/features/page/page-context";
import { Button } from "~/ui/Button";
import type { ShownCashOut } from "./use-cash-out";

interface CancelAutoProps {
  readonly bet: Pick<PlacedCoupon, "id">;
  /** Where the press leads back to. */
  readonly back: string;
  /** The form component to post with: one that stays on its page; by default one that leaves it. */
  readonly form?: ShownCashOut["form"] | typeof PageForm;
  readonly isBusy?: boolean;
  readonly label?: string;
  readonly children: ReactNode;
}

/** Cancels the automatic cash-out of a bet (CPN-23). */
export function CancelAutoCashOut({
  bet,
  back,
  form: Form = PageForm,
  isBusy = false,
  label,
  children,
}: CancelAutoProps) {
  const { paths } = usePageContext();
  return (
    <Form method="post" action={paths.coupon}>
      <CsrfField />
      <input type="hidden" name="intent" value="cancel-auto-cash-out" />
      <input type="hidden" name="coupon" value={bet.id} />
      <input type="hidden" name="returnUrl" value={back} />
      <Button look="quiet" isSmall disabled={isBusy} aria-label={label}>
        {children}
      </Button>
    </Form>
  );
}
