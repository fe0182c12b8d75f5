import { describe, expect, it } from "vitest";
import { PushMessageVersions } from "~/features/push/versions.server";

describe("versions of push messages", () => {
  const at = (revision: number) => {
    const versions = new PushMessageVersions();
    versions.advanceTo(revision);
    return versions;
  };

  it("CPN-19 a reader that names the current version lacks nothing before it", () => {
    const versions = at(7);
    expect(versions.revisionOf(versions.name)).toBe(7);
  });

  it("CPN-19 a reader that names a later revision than the current one gets every change from now on", () => {
    const versions = at(7);
    const later = versions.name.replace(/\.7$/, ".9000");
    expect(versions.revisionOf(later)).toBe(7);
  });

  it.each([
    ["no version", () => null],
    ["another process's version", () => at(7).name],
    ["a version that is no number", (own: string) => own.replace(/7$/, "seven")],
    ["a version that is too long", (own: string) => own.replace(/7$/, "7".repeat(13))],
  ])("CPN-19 a reader with %s is sent everything", (_, named) => {
    const versions = at(7);
    expect(versions.revisionOf(named(versions.name))).toBe(0);
  });
});
