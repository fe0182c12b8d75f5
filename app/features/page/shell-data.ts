import { useRouteLoaderData } from "@remix-run/react";
import type { Choice } from "~/domain/consent/choice";
import type { Language } from "~/i18n/languages";
import type { TimeStyle } from "~/i18n/zone";

/** The part of the shell's loader data that pages of any subject read. */
export interface PageData {
  readonly csrf: string;
  readonly timeStyle: TimeStyle;
  readonly languages: readonly Language[];
  readonly isSignedIn: boolean;
  readonly company: { readonly name: string; readonly licence: { readonly number: string } };
  readonly consent: { readonly choice: Choice | null };
}

/**
 * The shell's loader data. A feature names the part that it reads; `loadShell` is checked to return all parts,
 * so that a feature need not know the shell.
 */
export function useShellData<Part = PageData>(): Part {
  const data = useRouteLoaderData("routes/lng") as Part | undefined;
  if (!data) throw new Error("useShellData needs the shell around it");
  return data;
}
