import { lazy, type ReactNode, Suspense, useState } from "react";
import type { PaymentMethod, PaymentMethodNameAndCard } from "~/domain/payments/payment-method";
import { useLanguage, useTranslation } from "~/i18n/I18nProvider";
import { useHydrated } from "~/ui/hydrated";
import { Notice } from "~/ui/Notice";

/** Loaded where a method is out; if loading fails, the notice in the page says the same. */
const PaybillsDialog = lazy(() =>
  import("./PaybillsDialog").catch(() => ({ default: () => null })),
);

/**
 * Says which payment methods are out of service and which work (POP-14): in the page, and with a script also over it. What is
 * typed in the form stays.
 */
export function MethodsOut({ methods }: { readonly methods: readonly PaymentMethod[] }): ReactNode {
  const { t } = useTranslation("cashier");
  const lng = useLanguage();
  const isHydrated = useHydrated();
  const [isClosed, setClosed] = useState(false);
  const out = methods.filter(({ isOut }) => isOut);
  if (out.length === 0) return null;
  const working = methods.filter(({ isOut }) => !isOut);
  const names = (some: readonly PaymentMethodNameAndCard[]) =>
    new Intl.ListFormat(lng).format(
      some.map(({ name, card }) => (card === null ? name : `${name}\u00a0${card}`)),
    );
  const title = t("paybills_title");
  const text = (
    <>
      <p>{t("paybills_out", { methods: names(out) })}</p>
      <p>
        {working.length === 0
          ? t("paybills_none")
          : t("paybills_working", { methods: names(working) })}
      </p>
    </>
  );
  return (
    <>
      <Notice kind="warning" title={title} code="paybills" isStatic>
        {text}
      </Notice>
      {isHydrated && !isClosed ? (
        <Suspense fallback={null}>
          <PaybillsDialog title={title} onClose={() => setClosed(true)}>
            {text}
          </PaybillsDialog>
        </Suspense>
      ) : null}
    </>
  );
}
