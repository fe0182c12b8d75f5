import { describe, expect, it } from "vitest";
import { contentPolicy } from "~/server/content-policy";

const directivesOf = (policy: string) =>
  Object.fromEntries(
    policy.split("; ").map((directive) => {
      const [name = "", ...sources] = directive.split(" ");
      return [name, sources];
    }),
  );

const plain = { nonce: "abc", isDev: false, remoteOrigins: [] };

describe("content security policy", () => {
  it("SEC-02 the content policy allows this site alone and scripts by nonce where no vendors are configured", () => {
    expect(directivesOf(contentPolicy(plain))).toEqual({
      "default-src": ["'self'"],
      "script-src": ["'nonce-abc'", "'strict-dynamic'"],
      "style-src": ["'self'", "'nonce-abc'"],
      "style-src-attr": ["'unsafe-inline'"],
      "img-src": ["'self'", "data:"],
      "font-src": ["'self'"],
      "connect-src": ["'self'"],
      "frame-src": ["'none'"],
      "worker-src": ["'self'"],
      "object-src": ["'none'"],
      "base-uri": ["'none'"],
      "form-action": ["'self'"],
      "frame-ancestors": ["'self'"],
    });
  });

  it("SEC-02 the content policy allows each configured vendor for its purpose only, and never its scripts", () => {
    const of = (kind: string) => [`https://${kind}.vendor.test`];
    const vendors = {
      connect: of("connect"),
      frame: ["/games/1", "/games/2", ...of("frame")],
      image: of("image"),
      form: of("form"),
      ancestors: of("ancestor"),
    };
    const remoteOrigins = ["https://remotes.test"];
    const usual = directivesOf(contentPolicy(plain));
    expect(directivesOf(contentPolicy({ ...plain, remoteOrigins, vendors }))).toEqual({
      ...usual,
      "img-src": ["'self'", "data:", "https://remotes.test", "https://image.vendor.test"],
      "font-src": ["'self'", "https://remotes.test"],
      "connect-src": ["'self'", "https://connect.vendor.test"],
      "frame-src": ["'self'", "https://frame.vendor.test"],
      "form-action": ["'self'", "https://form.vendor.test"],
      "frame-ancestors": ["'self'", "https://ancestor.vendor.test"],
    });
  });
});
