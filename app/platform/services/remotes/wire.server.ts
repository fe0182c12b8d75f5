import { z } from "zod";

/**
 * Reply of `GET {remote url}{current path}` with `mf-render-mode: json`, `mf-api-version: v2` (REM-01).
 * `components` is the reply to a POST that requests components by id.
 */
export const remoteReplyWire = z.object({
  body: z.string(),
  style: z.string().optional(),
  cssToLoad: z.array(z.string()).optional(),
  scriptsToLoad: z.array(z.string()).optional(),
  codeToEval: z.string().nullish(),
  title: z.string().nullish(),
  appName: z.string(),
  head: z.string().nullish(),
  components: z.record(z.string(), z.string()).optional(),
});
export type RemoteReplyWire = z.infer<typeof remoteReplyWire>;
