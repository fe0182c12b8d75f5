import type { ScreenForm } from "~/features/forms/declare.server";
import { identificationForm } from "~/features/identification/identification.server";
import { lottoForm, totoForm } from "~/features/lottery/forms.server";

/** Declared forms of all screens; docs/declared-forms.md is their table. */
export const screenForms: readonly ScreenForm[] = [identificationForm, lottoForm, totoForm];
