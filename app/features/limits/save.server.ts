import { randomUUID } from "node:crypto";
import type { Outcome, Post } from "~/features/screens/action.server";
import { screenPath } from "~/features/screens/links";
import type { Opened } from "~/features/screens/open.server";
import { keepSafety, visitorSession } from "~/features/session/session.server";
import type { Failure } from "~/platform/failure.server";
import { cancelLimits, loadLimitChoices, loadLimits, saveLimits } from "~/platform/limits/client.server";
import { disabledFields } from "./disabled";
import { readLimits, typedLimits } from "./form";
import { keepTest } from "./open-tests.server";
import type { LimitsReply } from "./reply";

/**
 * Saves the form of limits (LIM-03). What is stricter holds at once; what is looser leads to the test (LIM-04), a
 * self-exclusion or time-out to a confirmation of its own (LIM-15).
 */
export async function limitsPosted(post: Post): Promise<Outcome<LimitsReply>> {
  const { opened, form } = post;
  const { platform, config, now } = opened;
  const typed = typedLimits(form);
  const [limits, choices] = await Promise.all([loadLimits(platform), loadLimitChoices(platform)]);
  if (!limits.ok || !choices.ok)
    return { kind: "stay", status: 503, data: { kind: "unavailable", typed: [...typed] } };
  const { isDisabledBySection: isBySection } = config.playerSafety;
  const disabled = disabledFields(limits.value.all, { now, isBySection });
  const read = readLimits(typed, {
    ...{ limits: limits.value.all, choices: choices.value },
    ...{ disabled: new Set(disabled.keys()), now },
  });
  if (read.errors.size > 0)
    return {
      kind: "stay",
      status: 422,
      data: { kind: "fields", errors: [...read.errors], typed: [...typed] },
    };

  const page = screenPath(opened.lng, "office:responsible");
  const iso = choices.value.iso ?? limits.value.iso ?? config.currency;
  if (read.wishes.size > 0) {
    const saved = await saveLimits(platform, { wishes: read.wishes, iso, reasonId: null });
    if (!saved.ok) return { kind: "stay", ...refusedFrom(saved.failure, [...typed]) };
    if (saved.value.test && !read.exclusion) {
      await keepTest(saved.value.test);
      await keepSafety(opened.scope, post.request, { test: saved.value.test.token });
      return { kind: "go", to: screenPath(opened.lng, "responsible-test") };
    }
  }
  if (read.exclusion) {
    const reason = Number(form.get("selfExcludeReason"));
    const reasonId = Number.isSafeInteger(reason) && reason > 0 ? reason : null;
    await keepSafety(opened.scope, post.request, {
      exclusion: { ...read.exclusion, reasonId, key: randomUUID() },
    });
    return { kind: "go", to: `${page}?confirm=1` };
  }
  return { kind: "go", to: `${page}?saved=${read.wishes.size > 0 ? 1 : 0}` };
}

/** Takes back pending deposit limits (LIM-05). */
export async function limitsCancelled({ opened }: Post): Promise<Outcome<LimitsReply>> {
  const cancelled = await cancelLimits(opened.platform);
  if (!cancelled.ok) return { kind: "stay", ...refusedFrom(cancelled.failure, []) };
  return { kind: "go", to: `${screenPath(opened.lng, "office:responsible")}?cancelled=1` };
}

type Typed = Extract<LimitsReply, { kind: "unavailable" }>["typed"];

/** A failed save in the platform's words: its status and title, 403 without a title by default (seed 2 §8). */
export function refusedFrom(
  failure: Failure,
  typed: Typed,
): { readonly status: number; readonly data: LimitsReply } {
  if (failure.kind === "refused")
    return { status: failure.status, data: { kind: "refused", ...wordsOf(failure), typed } };
  if (failure.kind === "unauthorized")
    return { status: 401, data: { kind: "refused", status: 401, title: failure.title, typed } };
  return { status: 503, data: { kind: "unavailable", typed } };
}

function wordsOf({ status, title }: { readonly status: number; readonly title: string | null }) {
  return { status: [400, 401, 403].includes(status) ? status : 403, title };
}

/** The test that a session has open, or null. */
export async function openTestToken(opened: Opened, request: Request): Promise<string | null> {
  const { safety } = await visitorSession(opened.scope, request);
  return safety?.test ?? null;
}
