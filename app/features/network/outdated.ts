import { createFlag } from "./flag";

/** Whether the last post beside the page was refused, since its token was of another session (SEC-01). */
export const outdatedPostFlag = createFlag();
