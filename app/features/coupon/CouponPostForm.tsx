import type { FormEvent, ReactNode } from "react";
import { CsrfField } from "~/features/page/CsrfField";
import { usePageContext } from "~/features/page/page-context";
import { useCouponPostQueue } from "./CouponPostQueue";

interface CouponFormProps {
  readonly intent: string;
  readonly fields?: Readonly<Record<string, string>> | undefined;
  readonly className?: string | undefined;
  /** Where a submit without JavaScript redirects to; the current page by default. */
  readonly returnUrl?: string | null;
  /** Whether the response navigates to another page with JavaScript too; otherwise the page stays. */
  readonly navigates?: boolean;
  readonly children: ReactNode;
}

/** A form that posts to the coupon: a plain form without JavaScript, through the page's queue with it. */
export function CouponPostForm({
  intent,
  fields = {},
  className,
  navigates,
  returnUrl,
  children,
}: CouponFormProps) {
  const { paths } = usePageContext();
  const { post } = useCouponPostQueue();
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const submitter = (event.nativeEvent as SubmitEvent).submitter;
    const form = new FormData(event.currentTarget, submitter);
    if (!navigates) form.set("stay", "1");
    post(form);
  };
  return (
    <form
      method="post"
      action={paths.coupon}
      onSubmit={onSubmit}
      className={className}
      data-queued={navigates ? undefined : ""}
    >
      <CsrfField />
      <input type="hidden" name="intent" value={intent} />
      <ReturnField to={returnUrl} />
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  );
}

function ReturnField({ to }: { to: string | null | undefined }) {
  const { here } = usePageContext();
  return <input type="hidden" name="returnUrl" value={to ?? here} />;
}
