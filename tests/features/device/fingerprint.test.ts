// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { scheduleFingerprintAfterPageStart } from "~/features/device/device.client";

const found = { token: "t-1", expiresAt: 0, data: { screen: "1x1" } };
/** Scripts that the page asked for, and how each ends. */
let asked: string[] = [];
let ends: ("gives" | "fails")[] = [];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date", "performance"] });
  vi.setSystemTime("2026-03-01T12:00:00Z");
  localStorage.clear();
  // biome-ignore lint/suspicious/noDocumentCookie: as the code under test does
  document.cookie = "device=; Max-Age=0; Path=/";
  [asked, ends] = [[], []];
  Object.assign(globalThis, {
    touchlineFingerprint: () => ({ ...found, expiresAt: Date.now() / 1000 + 3600 }),
  });
  vi.spyOn(document.head, "append").mockImplementation((script) => {
    if (!(script instanceof HTMLScriptElement)) return;
    asked.push(new URL(script.src, location.href).pathname);
    const event = ends.shift() === "fails" ? "error" : "load";
    queueMicrotask(() => script.dispatchEvent(new Event(event)));
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const stored = () => JSON.parse(localStorage.getItem("FINGERPRINT") ?? "null");

it("CFG-04 SES-10 the device fingerprint is taken 8 s after page start from a fixed path and reused until it expires", async () => {
  scheduleFingerprintAfterPageStart("all");
  await vi.advanceTimersByTimeAsync(8000 - performance.now() - 1);
  expect(asked).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(asked).toEqual(["/remote/fingerprint.js"]);
  expect(stored()).toMatchObject({ token: "t-1", data: { screen: "1x1" } });
  expect(document.cookie).toContain(`device=${encodeURIComponent('{"token":"t-1"')}`);
  // A page within its time asks for no other.
  await vi.advanceTimersByTimeAsync(3_500_000);
  scheduleFingerprintAfterPageStart("functionality");
  await vi.advanceTimersByTimeAsync(0);
  expect(asked).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(100_000);
  scheduleFingerprintAfterPageStart("functionality");
  await vi.advanceTimersByTimeAsync(0);
  expect(asked).toHaveLength(2);
});

it("SES-10 a failing fingerprint script is tried twice, 110 ms apart", async () => {
  ends = ["fails", "fails"];
  scheduleFingerprintAfterPageStart("all");
  await vi.advanceTimersByTimeAsync(8000);
  expect(asked).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(109);
  expect(asked).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(asked).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(60_000);
  expect([asked.length, stored(), document.cookie]).toEqual([2, null, ""]);
});

it("SES-10 CNS-03 no fingerprint is taken without consent to functional cookies or after leaving the page", async () => {
  scheduleFingerprintAfterPageStart("marketing");
  scheduleFingerprintAfterPageStart("disable");
  scheduleFingerprintAfterPageStart("all")();
  await vi.advanceTimersByTimeAsync(20_000);
  expect([asked, stored(), document.cookie]).toEqual([[], null, ""]);
});
