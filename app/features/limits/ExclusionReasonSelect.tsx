import { useTranslation } from "~/i18n/I18nProvider";
import { Select } from "~/ui/Select";
import type { ResponsibleData } from "./page.server";

/** The reason for a self-exclusion (LIM-08); nothing where the platform offers no reasons. */
export function ExclusionReasonSelect({
  data,
  ...field
}: {
  data: ResponsibleData;
  id?: string;
  form?: string;
}) {
  const { t } = useTranslation("limits");
  if (data.reasons.length === 0) return null;
  return (
    <Select
      {...field}
      name="selfExcludeReason"
      label={t("reason")}
      defaultValue={String(data.reasonId ?? "")}
      options={data.reasons.map(({ id, text }) => ({ value: String(id), label: text }))}
    />
  );
}
