import { log } from "~/server/log.server";

/** Told of each part of site config that is left out or replaced: its field, and what is wrong with it. */
export type ReportConfigFault = (field: string, says: string) => void;

/** Logs a fault of site config. */
export const logConfigFault: ReportConfigFault = (field, says) =>
  log.error({ field }, `site config: ${says}`);
