import { describe, expect, it } from "vitest";
import { maintenanceLanguage } from "~/features/blocking/maintenance";
import { ErrorPage } from "~/features/page/ErrorPage";
import { LegalFooter } from "~/features/page/LegalFooter";
import { MaintenancePage, NoticePage } from "~/features/page/NoticePage";
import { BackToTopLink } from "~/features/shell/BackToTopLink";
import { BottomNav } from "~/features/shell/BottomNav";
import { DefaultLayout } from "~/features/shell/DefaultLayout";
import { EmptyLayout } from "~/features/shell/EmptyLayout";
import { Header, type HeaderProps } from "~/features/shell/Header";
import { HeadlessLayout } from "~/features/shell/HeadlessLayout";
import { ProgressLine } from "~/features/shell/NavigationProgress";
import { NoticeLayout } from "~/features/shell/NoticeLayout";
import { Notifications } from "~/features/shell/Notifications";
import PlayerMenu from "~/features/shell/PlayerMenu";
import type { HeaderPlayer } from "~/features/shell/types";
import { units } from "../../support/amounts";
import { html, htmlWithoutShell } from "../../ui/render";

const header: HeaderProps = {
  brand: "Touchline",
  homeHref: "/en",
  nav: [
    { href: "/en/live", label: "In-Play", isCurrent: true },
    { href: "/en/casino", label: "Casino", isCurrent: false },
  ],
  language: {
    current: "en",
    allowed: ["en", "ar"],
    action: "/en/language",
    returnUrl: "/en/live?x=1&y=2",
  },
  player: null,
  signInHref: "/en/user/login",
  signUpHref: null,
  settingsHref: "/en/office/settings",
};
const player: HeaderPlayer = {
  name: "demo@example.test",
  balance: { minor: units(1_000_000), iso: "RUB" },
  hidesBalance: false,
  messageCount: 2,
  links: [{ href: "/en/office/account", label: "Account", isCurrent: false }],
  tasks: null,
  messagesHref: "/en/office/support",
  depositHref: "/en/office/recharge",
  signOutAction: "/en/user/logout",
};

const forms = (markup: string) => markup.match(/<form.*?<\/form>/gs) ?? [];

describe("page without the shell", () => {
  it("LIM-17 LIM-18 a page without the shell has the age mark, a help link and a form for a break with the CSRF token", () => {
    const law = {
      companyName: "Touchline",
      licence: { number: "L-1", ageLimit: 21, authority: "Gambling Commission" },
      breakCsrf: "token-9",
    };
    const markup = htmlWithoutShell(<LegalFooter law={law} />);
    expect(markup).toMatch(/21\+.*L-1, Gambling Commission.*href="\/en\/responsiblegaming"/s);
    const [form = ""] = forms(markup);
    expect(form).toContain('action="/en/office/responsible"');
    expect(form).toContain('name="csrf" value="token-9"');
    expect(form).toContain('name="intent" value="break"');
    // Without a key it is answered with the question.
    expect(form).not.toContain('name="key"');
    expect(forms(htmlWithoutShell(<LegalFooter law={{ ...law, breakCsrf: null }} />))).toEqual([]);
  });
});

describe("header", () => {
  it("LNG-06 the language switch is a form that keeps path and query", () => {
    const form =
      forms(html(<Header {...header} />)).find((text) => text.includes('action="/en/language"')) ??
      "";
    expect(form).toContain('method="post"');
    expect(form).toContain('name="returnUrl" value="/en/live?x=1&amp;y=2"');
    expect(form).toContain('name="csrf" value="token-1"');
    expect(form).toMatch(/<button[^>]*name="lng" value="ar"|<button[^>]*lang="ar"[^>]*/);
    expect(form).toContain("العربية");
  });

  it("SES-02 signing out posts a form with its CSRF token, for this device or all devices", () => {
    const form =
      forms(html(<PlayerMenu player={player} />)).find((text) =>
        text.includes("/en/user/logout"),
      ) ?? "";
    expect(form).toContain('method="post"');
    expect(form).toContain('name="csrf" value="token-1"');
    expect(form).toMatch(/<button type="submit" name="everywhere" value="0"/);
    expect(form).toMatch(/<button type="submit" name="everywhere" value="1"/);
  });

  it("ACC-10 the header shows the balance, hides it when the player hides it, and says when it is unavailable", () => {
    expect(html(<Header {...header} player={player} />)).toContain(
      '<data data-name="balance" value="10000.00"',
    );
    const hidden = html(<Header {...header} player={{ ...player, hidesBalance: true }} />);
    expect(hidden).not.toContain("10000");
    expect(hidden).toContain("Balance hidden");
    const unknown = html(<Header {...header} player={{ ...player, balance: null }} />);
    expect(unknown).toContain("Balance not available");
  });

  it("CFG-12 the account entry has the number of things to do, in its name and as a link", () => {
    const tasks = { count: 12, text: "9+", href: "/en/office/account" };
    const markup = html(<PlayerMenu player={{ ...player, tasks }} />);
    const [entry = ""] = markup.match(/<summary.*?<\/summary>/s) ?? [];
    expect(entry).toContain("Your account: demo@example.test, 12 things to do");
    expect(entry).toMatch(/>9\+</);
    expect(markup).toContain('href="/en/office/account">12 things to do</a>');
  });

  it("GRD-03 a visitor can sign in, and register only when registration is open", () => {
    const closed = html(<Header {...header} />);
    expect(closed).toContain('href="/en/user/login"');
    expect(closed).not.toContain("Join");
    expect(html(<Header {...header} signUpHref="/en/registration" />)).toContain(
      'href="/en/registration"',
    );
  });

  it("ACS-02 the header marks the current section and has a menu that needs no script", () => {
    const markup = html(<Header {...header} />);
    expect(markup).toMatch(/<a aria-current="page"[^>]*href="\/en\/live"/);
    expect(markup).toContain("<details");
  });
});

describe("bottom navigation", () => {
  it("CPN-17 the bottom navigation has the number of bets in words and as a value", () => {
    const item = {
      href: "/en/coupon",
      label: "Bet slip",
      isCurrent: false,
      icon: "coupon",
      isCoupon: true,
    } as const;
    const markup = html(<BottomNav items={[item]} couponCount={3} onCoupon={null} />);
    expect(markup).toContain('<data data-name="coupon-count" value="3">3</data>');
    expect(markup).toContain("Bet slip, 3 bets");
    expect(html(<BottomNav items={[item]} couponCount={0} onCoupon={null} />)).toContain(
      'data-name="coupon-count" value="0"',
    );
  });
});

describe("layouts", () => {
  const parts = {
    header: <i>H</i>,
    left: <i>L</i>,
    coupon: <i>C</i>,
    footer: <i>F</i>,
    bottomNav: <i>B</i>,
  };

  it("LAY-01 the default layout has skip links, landmarks and its parts", () => {
    const markup = html(<DefaultLayout {...parts}>content</DefaultLayout>);
    expect(markup).toMatch(/<a href="#content"[^>]*>Skip to content/);
    expect(markup).toMatch(/<a [^>]*href="\/en\/coupon"[^>]*>Skip to bet slip/);
    expect(markup.match(/<main/g)).toHaveLength(1);
    expect(markup.indexOf("Skip to content")).toBeLessThan(markup.indexOf("<i>H</i>"));
    for (const letter of ["H", "L", "C", "F", "B"]) expect(markup).toContain(`<i>${letter}</i>`);
  });

  it("LAY-10 LAY-02 hidden panels and header are not in the markup", () => {
    const markup = html(
      <DefaultLayout {...parts} header={null} left={null} bottomNav={null} coupon={null}>
        content
      </DefaultLayout>,
    );
    for (const letter of ["H", "L", "C", "B"]) expect(markup).not.toContain(`<i>${letter}</i>`);
    expect(markup).toContain('data-columns="main"');
    expect(markup).toContain("Skip to bet slip");
  });

  it("LAY-01 the other layouts have one main element and no navigation", () => {
    const layouts = [
      <HeadlessLayout key="h">content</HeadlessLayout>,
      <EmptyLayout key="e">content</EmptyLayout>,
      <NoticeLayout key="n" brand="Touchline" kind="maintenance">
        content
      </NoticeLayout>,
    ];
    for (const markup of layouts.map((layout) => html(layout))) {
      expect(markup.match(/<main/g)).toHaveLength(1);
      expect(markup).not.toContain("<nav");
    }
  });

  it("LAY-05 LAY-11 elements that need script are hidden or missing in the server's markup", () => {
    expect(html(<BackToTopLink />)).toMatch(/<a href="#top"[^>]*hidden=""/);
    expect(html(<ProgressLine isBusy />)).toBe("");
  });
});

describe("messages and error pages", () => {
  it("POP-01 messages are in the server's HTML and close by a link", () => {
    const markup = html(
      <Notifications
        notifications={[{ id: "1", kind: "success", text: "Saved" }]}
        closeHref="/en/live"
      />,
    );
    expect(markup).toContain("Saved");
    expect(markup).toMatch(/<a[^>]*href="\/en\/live"/);
    expect(html(<Notifications notifications={[]} closeHref="/" />)).toBe("");
  });

  it("POP-01 a message with its own controls has no close link", () => {
    const message = {
      id: "1",
      kind: "info",
      text: "New terms",
      controls: <button type="submit">OK</button>,
    } as const;
    const markup = html(<Notifications notifications={[message]} closeHref="/en/live" />);
    expect(markup).toContain("OK</button>");
    expect(markup).not.toContain('href="/en/live"');
  });

  it.each([
    [404, "This page could not be found"],
    [403, "You cannot open this page"],
    [429, "Too many requests"],
    [500, "Something went wrong on our side"],
    [502, "Something went wrong on our side"],
    [503, "The site is temporarily unavailable"],
    [418, "Something went wrong"],
    ["no-answer", "No response"],
  ] as const)(
    "SCR-11 REM-07 the error page for %s explains the error and offers a retry",
    (status, words) => {
      const markup = htmlWithoutShell(
        <ErrorPage status={status} homeHref="/en" retryHref="/en/live" />,
      );
      expect(markup.match(/<h1>/g)).toHaveLength(1);
      expect(markup).toContain(words);
      expect(markup).toContain('action="/en/live"');
    },
  );

  it("NTC-04 every notice has its own heading", () => {
    const names = [
      "block",
      "block-ua",
      "block-ie",
      "site-updates",
      "coming-soon",
      "suspension",
      "oldbrowser",
    ] as const;
    const titles = names.map(
      (name) =>
        /<h1>(.+?)<\/h1>/.exec(
          htmlWithoutShell(<NoticePage name={name} supportHref={null} />),
        )?.[1],
    );
    expect(new Set(titles).size).toBe(names.length);
  });

  it("NTC-05 NTC-06 the maintenance page states its start and end in its own language", () => {
    const markup = html(
      <MaintenancePage
        from="21 Nov, 14:00"
        to="21 Nov, 16:00"
        zone="UTC+3"
        textLanguage="en"
        href="/ar"
      />,
      "ar",
    );
    expect(markup).toContain("The server is down from 21 Nov, 14:00 to 21 Nov, 16:00.");
    expect(markup).toContain('lang="en"');
    const dated = (from: string | null, to: string | null) =>
      html(<MaintenancePage from={from} to={to} zone="UTC+3" textLanguage="en" href="/en" />, "en");
    expect(dated("21 Nov, 14:00", null)).toContain("has been down since 21 Nov, 14:00.");
    expect(dated(null, "21 Nov, 16:00")).toContain("The server is down until 21 Nov, 16:00.");
    expect(dated(null, null)).toContain("The server is down for a while.");
    expect(dated(null, null)).not.toMatch(/1970|UTC/);
    expect((["az", "kk", "uk", "ru", "ar", "en"] as const).map(maintenanceLanguage)).toEqual([
      "ru",
      "ru",
      "ru",
      "ru",
      "en",
      "en",
    ]);
  });
});
