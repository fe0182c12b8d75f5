import { collectEvents } from "~/features/analytics/collect.server";

export { loader } from "./no-page";

/** Events of a browser (ANA-02). */
export const action = collectEvents;
