import { z } from "zod";
import { optionalField, readForm } from "~/features/forms/read.server";
import type { FormPost } from "~/features/gate/form-post.server";
import { screenPath } from "~/features/screens/links.server";
import { toSafeReturnPath } from "~/features/screens/returnUrl";

const returnFields = z.object({ returnUrl: optionalField(4_000) });

/** The path that a form asks to be led back to; null = it says nothing of it. */
export function returnUrlOf(form: FormData): string | null {
  return readForm(form, returnFields).returnUrl;
}

/** The form's page: `returnUrl` of the form, else the Referer, else the coupon (SEC-03). */
export function returnPathOfPost({ form, request, context: { lng, url } }: FormPost): string {
  const asked = returnUrlOf(form);
  if (asked) return withoutHash(toSafeReturnPath(asked, url.origin) ?? screenPath(lng, "home"));
  const referer = request.headers.get("referer");
  return withoutHash(toSafeReturnPath(referer, url.origin) ?? screenPath(lng, "coupon"));
}

const withoutHash = (path: string) => path.replace(/#.*$/, "");
