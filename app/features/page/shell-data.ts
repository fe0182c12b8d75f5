import { useRouteLoaderData } from "@remix-run/react";
import type { ConsentChoice } from "~/domain/consent/choice";
import type { Language } from "~/i18n/languages";
import type { TimeStyle } from "~/i18n/zone";

/** The part of the shell's loader data that pages of any subject read. */
export interface CommonShellData {
  readonly csrf: string;
  readonly timeStyle: TimeStyle;
  readonly languages: readonly Language[];
  readonly isSignedIn: boolean;
  readonly company: { readonly name: string; readonly licence: { readonly number: string } };
  readonly consent: { readonly choice: ConsentChoice | null };
}

/**
 * The shell's loader data: what stands around a page, and the coupon with what reloads beside it. A feature
 * names the part that it reads; the two loaders are checked to return all parts, so that a feature need not know
 * the shell.
 */
export function useShellData<Part = CommonShellData>(): Part {
  const around = useRouteLoaderData<object>("routes/lng");
  const slip = useRouteLoaderData<object>("routes/slip");
  if (!around || !slip) throw new Error("useShellData needs the shell around it");
  return { ...around, ...slip } as Part;
}

/** Whether the shell has its data, so that it stands around an error page. */
export function useHasShell(): boolean {
  const around = useRouteLoaderData("routes/lng");
  const slip = useRouteLoaderData("routes/slip");
  return around !== undefined && slip !== undefined;
}
