import type { AnalyticsEvent } from "~/domain/analytics/catalogue";
import type { RequestContext } from "~/features/gate/request-context";

/**
 * Outcome of an intent: a redirect (303), or this page again with its errors (4xx). `data` is for a script
 * that stays on its page; with `isLeaving` such a script is redirected as well.
 */
export type ActionResult<T> =
  | {
      readonly kind: "go";
      readonly to: string;
      readonly data?: T;
      readonly isLeaving?: boolean;
      /** The target is loaded as a document, also by a script. */
      readonly isDocument?: boolean;
      /** The event of this result, where it is another than the form's; null = none. */
      readonly event?: AnalyticsEvent | null;
      /** Code of why it leads on although the form's work is not done: `sign-in` first, the result being checked. */
      readonly unfinished?: string;
    }
  | {
      readonly kind: "stay";
      readonly status: number;
      readonly data: T;
      /** No typed value was checked, so the post does not count as a guess (SEC-07). */
      readonly isUnjudged?: boolean;
    };

export interface FormPost {
  readonly context: RequestContext;
  readonly form: FormData;
  readonly request: Request;
  /** Whether a script that stays on its page sent the form. */
  readonly isStaying: boolean;
}

/** One handler per `intent` of an address. `default` handles posts of an address with a single purpose. */
export type IntentHandlers<T> = Readonly<
  Record<string, (post: FormPost) => Promise<ActionResult<T>>>
>;
