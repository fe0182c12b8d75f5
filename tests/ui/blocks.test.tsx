import { describe, expect, it } from "vitest";
import { Price } from "~/features/odds/Price";
import { Button } from "~/ui/Button";
import { Dialog } from "~/ui/Dialog";
import { Icon, IconSprite } from "~/ui/Icon";
import { iconPaths } from "~/ui/icons";
import { LoadError } from "~/ui/LoadError";
import { MachineReadableValue } from "~/ui/MachineReadableValue";
import { Money } from "~/ui/Money";
import { Notice } from "~/ui/Notice";
import { Skeleton } from "~/ui/Skeleton";
import { StaleDataNotice } from "~/ui/StaleDataNotice";
import { Tabs } from "~/ui/Tabs";
import { Time } from "~/ui/Time";
import { units } from "../support/amounts";
import { html } from "./render";

const count = (markup: string, part: string) => markup.split(part).length - 1;

describe("values", () => {
  it("LNG-09 an amount of money has readable text and a plain decimal value", () => {
    expect(html(<Money name="balance" minor={units(1_000_000)} iso="RUB" />)).toBe(
      '<data data-name="balance" value="10000.00">₽10,000.00</data>',
    );
    expect(html(<Money name="balance" minor={units(50_000)} iso="KWD" />)).toMatch(
      /value="50\.000">KD\s50\.000</,
    );
    expect(html(<Money name="balance" minor={units(500)} iso="JPY" />, "ru")).toMatch(
      /value="500">500\s¥</,
    );
    expect(html(<MachineReadableValue name="coupon-count" value={3} />)).toBe(
      '<data data-name="coupon-count" value="3">3</data>',
    );
  });

  it("LNG-09 a time element has the exact moment as its value", () => {
    const style = { timeZone: 3, is12h: false };
    expect(html(<Time at="2026-11-21T11:05:00Z" style={style} name="placed" />)).toBe(
      '<time dateTime="2026-11-21T11:05:00.000Z" data-name="placed">14:05</time>',
    );
    expect(html(<StaleDataNotice at={Date.UTC(2026, 10, 21, 9, 3)} style={style} />)).toContain(
      "Odds and scores as of 12:03.",
    );
  });

  it("ODD-03 a moved price has an arrow, words and the old price struck through", () => {
    const up = html(<Price coef="2.48832" was="2.4" name="coupon-coef" />);
    expect(up).toContain('<data data-name="coupon-coef" value="2.48832">2.488</data>');
    expect(up).toContain("#icon-arrow-up");
    expect(up).toContain("up, was 2.40");
    expect(up).toMatch(/<s [^>]*>2\.40<\/s>/);
    expect(html(<Price coef="9.5" was="10" />)).toContain("#icon-arrow-down");
    expect(html(<Price coef="9.5" was="9.50" />)).not.toContain("was");
  });

  it('CPN-22 a suspended price is struck through, with a lock and the word "Suspended"', () => {
    const markup = html(<Price coef="1.85" isBlocked />);
    expect(markup).toContain("<s><data");
    expect(markup).toContain("#icon-lock");
    expect(markup).toContain("Suspended");
  });
});

describe("blocks", () => {
  it("REM-05 the skeleton of a game screen has 16 games and 2 other games", () => {
    const markup = html(<Skeleton shape="games" label="Loading" />);
    expect(count(markup, 'data-place="game"')).toBe(16);
    expect(count(markup, 'data-place="other-game"')).toBe(2);
    expect(markup).toContain("Loading");
  });

  it("REM-06 a failed part offers a refresh that works as a link", () => {
    const markup = html(<LoadError href="/en/live?x=1" />);
    expect(markup).toContain("This part of the page did not load");
    expect(markup).toMatch(/<a href="\/en\/live\?x=1"[^>]*>.*Refresh<\/a>/);
    expect(html(<LoadError href="/" isRefreshing />)).toContain("Refreshing…");
  });

  it("POP-01 each kind of notice has its title or role", () => {
    const title = (kind: "error" | "success" | "info" | "warning" | "question") =>
      html(<Notice kind={kind}>x</Notice>);
    expect(title("error")).toMatch(/role="alert".*Error/);
    expect(title("success")).toMatch(/role="status".*Done/);
    expect(title("warning")).toContain("Please note");
    expect(title("question")).toContain("Please confirm");
    const controls = html(
      <Notice kind="info" controls={<Button>OK</Button>} code="x-1">
        text
      </Notice>,
    );
    expect(controls).toContain('data-code="x-1"');
    expect(controls).toContain("OK</button>");
  });

  it("a dialog is a section of the page before any script runs, and closes by a link", () => {
    const markup = html(
      <Dialog title="Sign in" closeTo="/en/live">
        <p>body</p>
      </Dialog>,
    );
    expect(markup).toMatch(/^<section[^>]*aria-label="Sign in"/);
    expect(markup).not.toContain("<dialog");
    expect(markup).toMatch(/<a[^>]*href="\/en\/live"/);
    const blocking = html(
      <Dialog title="Approve" closeTo={null}>
        <p>body</p>
      </Dialog>,
    );
    expect(blocking).not.toContain("<a");
  });

  it("ACS-02 tabs are links, and the current one is marked", () => {
    const tabs = [
      { href: "/en/coupon", label: "Coupon", isCurrent: true },
      { href: "/en/coupon?tab=bets", label: "My bets", isCurrent: false },
    ];
    const markup = html(<Tabs label="Bet slip" tabs={tabs} />);
    expect(count(markup, "aria-current")).toBe(1);
    expect(markup).toMatch(/aria-current="page"[^>]*>Coupon/);
  });

  it("ACS-01 every icon has a drawing and is hidden from screen readers", () => {
    const sprite = html(<IconSprite />);
    for (const name of Object.keys(iconPaths)) expect(sprite).toContain(`id="icon-${name}"`);
    expect(html(<Icon name="close" />)).toMatch(/aria-hidden="true"/);
  });

  it("SEC-02 icons, skeletons and prices have no inline style", () => {
    const markup = html(
      <>
        <IconSprite />
        <Skeleton shape="games" label="x" />
        <Price coef="2" was="3" />
      </>,
    );
    expect(markup).not.toMatch(/\sstyle=/);
  });
});
