import type { PaymentMethod, PaymentMethodBounds } from "~/domain/payments/payment-method";
import { call } from "../../transport/call.server";
import { type Answer, malformedFieldFailure } from "../../transport/failure.server";
import { wireToMinor } from "../../transport/money.server";
import type { PlatformScope } from "../../transport/scope.server";
import { paymentCalls } from "./calls.server";
import type { PaymentMethodsReplyWire } from "./wire.server";

/** Payment methods of the signed-in player, with their bounds. */
export async function loadPaymentMethods(
  scope: PlatformScope,
): Promise<Answer<readonly PaymentMethod[]>> {
  const reply = await call(scope, paymentCalls.methods);
  if (!reply.ok) return reply;
  const methods: PaymentMethod[] = [];
  for (const { bounds: wire, ...method } of reply.data.methods) {
    const bounds = wire.map(boundsFrom).filter((row) => row !== null);
    if (bounds.length < wire.length) return malformedFieldFailure(`methods.${method.id}.bounds`);
    methods.push({ ...method, bounds });
  }
  return { ok: true, value: methods };
}

function boundsFrom({
  kind,
  iso,
  min,
  max,
}: PaymentMethodsReplyWire["methods"][number]["bounds"][number]) {
  const bounds = { min: wireToMinor(min, iso), max: wireToMinor(max, iso) };
  if (bounds.min === null || bounds.max === null) return null;
  return { kind, iso, min: bounds.min, max: bounds.max } satisfies PaymentMethodBounds;
}
