import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { decimalOdds } from "~/domain/odds/views";
import { cleanBody } from "~/features/remote-pages/clean/body.server";
import {
  prepareFragmentUnlessTooLarge,
  type ReplyCleaningOptions,
} from "~/features/remote-pages/clean/reply.server";
import {
  passFragmentToRenderer,
  remoteBodiesOfRequest,
} from "~/features/remote-pages/fill/document.server";
import { PLACEHOLDER_CSRF } from "~/features/remote-pages/fill/placeholders.server";
import {
  fillTokenOddsAndOneClick,
  markBetsInCoupon,
} from "~/features/remote-pages/fill/visitor-values.server";
import { readInPage } from "../tree";

const options: ReplyCleaningOptions = {
  app: "cyber",
  url: "https://remote.example/app/en/cyber",
  origins: ["https://remote.example"],
  ownOrigin: "https://bets.example",
  frames: [],
  localOrigin: null,
  styleAddress: (app, src) => `/remote/css/${app}/x.css?src=${encodeURIComponent(src)}`,
};
const reply = { body: "<p>Hello</p>", appName: "cyber" };

describe("reply of a remote page", () => {
  it("REM-01 a remote reply becomes a fragment with body, styles, scripts, code, title and head", () => {
    const fragment = prepareFragmentUnlessTooLarge(
      {
        ...reply,
        style: ".a{color:red}",
        cssToLoad: ["/a.css", "https://remote.example/a.css"],
        scriptsToLoad: ["../b.js"],
        codeToEval: "start()",
        title: "Cyber",
        head: '<meta name="description" content="All"><meta name="robots" content="noindex"><script>x</script>',
      },
      options,
    );
    expect(fragment).toMatchObject({
      body: "<p>Hello</p>",
      styles: ['[data-remote="cyber"] .a{color:red;}'],
      styleHrefs: ["/remote/css/cyber/x.css?src=https%3A%2F%2Fremote.example%2Fa.css"],
      scripts: ["https://remote.example/app/b.js"],
      code: "start()",
      title: "Cyber",
      head: [{ key: "name", name: "description", content: "All" }],
    });
  });

  it("REM-09 an invalid character in a remote title is replaced so that it survives UTF-8", () => {
    const title = prepareFragmentUnlessTooLarge(
      { ...reply, title: "Half \ud83d a pair" },
      options,
    )?.title;
    expect(title).toBe("Half \ufffd a pair");
    expect(new TextDecoder().decode(new TextEncoder().encode(title ?? ""))).toBe(title);
  });

  it("REM-11 a remote reply loads no styles or scripts from origins that are not allowed", () => {
    const fragment = prepareFragmentUnlessTooLarge(
      {
        ...reply,
        cssToLoad: ["https://evil.example/a.css", "//evil.example/b.css", "data:text/css,*{}"],
        scriptsToLoad: [
          "https://evil.example/a.js",
          "javascript:alert(1)",
          "https://remote.example@evil.example/",
        ],
      },
      options,
    );
    expect(fragment).toMatchObject({ styleHrefs: [], scripts: [] });
  });

  it("REM-11 scripts of a platform in this process are addressed at this site", () => {
    const fragment = prepareFragmentUnlessTooLarge(
      { ...reply, scriptsToLoad: ["/x.js?v=1"] },
      { ...options, localOrigin: "https://remote.example" },
    );
    expect(fragment?.scripts).toEqual(["/x.js?v=1"]);
  });

  it("REM-09 the hash of a fragment depends only on its content", () => {
    const hash = (body: string, code?: string) =>
      prepareFragmentUnlessTooLarge({ ...reply, body, codeToEval: code }, options)?.hash;
    expect(hash("<p>a</p>")).toBe(hash("<p>a</p>"));
    expect(hash("<p>a</p>")).not.toBe(hash("<p>b</p>"));
    expect(hash("<p>a</p>", "x")).not.toBe(hash("<p>a</p>"));
  });

  it("REM-10 an oversized remote reply is refused", () => {
    expect(
      prepareFragmentUnlessTooLarge({ ...reply, body: "x".repeat(2_000_000) }, options),
    ).toBeNull();
  });

  it("REM-13 the CSRF token is filled in for each visitor and not stored in the shared fragment", () => {
    const fragment = prepareFragmentUnlessTooLarge(
      { ...reply, body: '<form method="post" action="/en/coupon"></form>' },
      options,
    );
    if (!fragment) throw new Error("refused");
    expect(
      fillTokenOddsAndOneClick(fragment, {
        csrf: "one$&",
        odds: decimalOdds,
        areOffersSilent: false,
      }).body,
    ).toContain('name="csrf" value="one$&"');
    expect(fragment.body).toContain(PLACEHOLDER_CSRF);
  });

  it("LIM-12 LIM-15 offers that a remote marks are left out of the body of a visitor for whom they are silent", () => {
    const fragment = prepareFragmentUnlessTooLarge(
      {
        ...reply,
        body: '<p>1</p><section class="a" data-offer="strip"><h2>2</h2>\n<a href="/en/x">3</a></section><a href="/en/y" data-offer="x">4</a><section>5</section><a href="/en/z">6</a>',
      },
      options,
    );
    if (!fragment) throw new Error("refused");
    const shown = (areOffersSilent: boolean) =>
      fillTokenOddsAndOneClick(fragment, {
        csrf: "",
        odds: decimalOdds,
        areOffersSilent,
      }).body.replace(/<[^>]*>|\n/g, "");
    expect([shown(false), shown(true)]).toEqual(["123456", "156"]);
  });
});

describe("remote bodies for the document", () => {
  it("REM-09 a remote body is stored for its request with token, chosen bets and styles filled in", () => {
    const context = {};
    const body =
      '<form method="post" action="/en/coupon"><button name="bet" value="1:2:1::1.85" data-bet="1:2:1:">1.85</button></form>';
    const fragment = prepareFragmentUnlessTooLarge(
      { ...reply, body, style: "b{}", cssToLoad: ["/a.css"] },
      options,
    );
    if (!fragment) throw new Error("refused");
    passFragmentToRenderer(context, "cyber", fragment, {
      csrf: "token",
      nonce: "n0nce",
      odds: decimalOdds,
      areOffersSilent: false,
      chosen: new Set(["1:2:1:"]),
    });
    const kept = remoteBodiesOfRequest(context).get("cyber");
    expect(kept?.content).toContain('value="token"');
    expect(kept?.content).toContain('<button data-bet="1:2:1:" aria-pressed="true" name="bet"');
    expect(kept?.assets).toMatch(
      /^<link rel="stylesheet" href="\/remote\/css\/[^"]+" data-remote-asset=""><style nonce="n0nce"/,
    );
    expect(remoteBodiesOfRequest({}).size).toBe(0);
  });
});

describe("price buttons of bets in the coupon", () => {
  const price = (bet: string) =>
    `<button data-bet="${bet.replaceAll("&", "&amp;").replaceAll('"', "&quot;")}" aria-pressed="true">x</button>`;

  it("REM-13 CPN-17 the price button of a bet in the coupon is pressed, others are not", () => {
    const { html } = cleanBody(`${price("1:2:over:2.5")}${price("1:2:over:2")}`, null);
    expect(markBetsInCoupon(html, new Set(["1:2:over:2.5"]))).toBe(
      '<button data-bet="1:2:over:2.5" aria-pressed="true">x</button><button data-bet="1:2:over:2">x</button>',
    );
  });

  it("REM-13 CPN-17 only real price buttons are marked as pressed, not text or attributes like them", () => {
    const body =
      '<p title=\'<button data-bet="1:2:1:">\'>&lt;button data-bet="1:2:1:"&gt;</p><i data-bet="1:2:1:"></i>';
    const { html } = cleanBody(body, null);
    expect(markBetsInCoupon(html, new Set(["1:2:1:"]))).toBe(html);
  });

  it("REM-13 CPN-17 price buttons are matched by the exact bet name, whatever its characters", () => {
    const name = fc
      .string({ minLength: 1, maxLength: 8 })
      .filter((text) => ![..."\r\n\0"].some((char) => text.includes(char)));
    fc.assert(
      fc.property(
        fc.uniqueArray(name, { maxLength: 6 }),
        fc.uniqueArray(name, { maxLength: 3 }),
        (shown, others) => {
          const chosen = new Set([...shown.slice(0, 3), ...others]);
          const { html } = cleanBody(shown.map(price).join(""), null);
          const pressed = readInPage(markBetsInCoupon(html, chosen))
            .filter(({ attrs }) => attrs.some((attr) => attr.name === "aria-pressed"))
            .map(({ attrs }) => attrs.find((attr) => attr.name === "data-bet")?.value);
          expect(pressed).toEqual(shown.filter((bet) => chosen.has(bet)));
        },
      ),
      { numRuns: 500 },
    );
  });
});
