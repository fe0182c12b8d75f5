import type { Platform } from "./platform";
import { expect, type OfferedBet, type Shop } from "./shop";
import { hiddenField, signIn } from "./sign-in";

/** The shop's forms by plain requests with the page's cookies: what must stand before something is looked at. */
export class Desk {
  private csrf = "";

  constructor(
    readonly shop: Shop,
    readonly platform: Platform,
  ) {}

  get page() {
    return this.shop.page;
  }

  private field(name: string): Promise<string> {
    return hiddenField(this.page, `${this.shop.origin}/en/coupon`, name);
  }

  /** Posts a form; answers the address that it leads to. */
  async post(fields: Record<string, string>, path = "/en/coupon"): Promise<string> {
    this.csrf ||= await this.field("csrf");
    const answer = await this.page.request.post(this.shop.origin + path, {
      form: { csrf: this.csrf, ...fields },
      headers: { origin: this.shop.origin },
      maxRedirects: 0,
    });
    expect(answer.status(), `${path} ${fields["intent"] ?? ""}`).toBe(303);
    return answer.headers()["location"] ?? "";
  }

  /** Signs in, also where a session of this browser has ended since. */
  async signIn(login: string) {
    await signIn(this.page, this.shop.origin, login);
    this.csrf = "";
  }

  /** Signs out by a reality check: everywhere, and told on the page that is opened next. */
  async leaveAtCheck() {
    await this.post({ action: "log_out" }, "/en/reality-check");
    this.csrf = "";
  }

  /** The home wins of that many matches, not yet begun, in the coupon. */
  async choose(count: number): Promise<OfferedBet[]> {
    const games = await this.platform.games("status=line&limit=200");
    const bets = games.flatMap(({ id: gameId, markets }) => {
      const market = markets.find(({ type, isBlocked }) => type === "1" && !isBlocked);
      if (!market) return [];
      return { id: `${gameId}:${market.id}:1:`, gameId, marketId: market.id, coef: market.coef };
    });
    if (bets.length < count) throw new Error(`${bets.length} matches are offered, not ${count}`);
    const chosen = bets.slice(0, count);
    for (const { id, coef } of chosen) await this.post({ intent: "add", bet: `${id}:${coef}` });
    return chosen;
  }

  /** Places the coupon as it is; answers the receipt's address. */
  async place(amounts: Record<string, string>): Promise<string> {
    return this.post({ intent: "place", key: await this.field("key"), ...amounts });
  }
}
