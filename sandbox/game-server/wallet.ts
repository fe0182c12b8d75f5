import { createHmac } from "node:crypto";
import { z } from "zod";
import type { ProviderId } from "../games/providers";
import { walletSecret } from "../services/casino/launch-token";
import type { SandboxServices } from "../services/sandbox-services";

/** Sends a request to the platform. */
export type SendWalletRequest = (request: Request) => Promise<Response>;

const seatWire = z.object({
  player: z.number().nullable(),
  game: z.number(),
  mode: z.enum(["real", "fun"]),
  sitting: z.string(),
  iso: z.string(),
  balance: z.string(),
});
/**
 * Player, game, mode and balance of a launch; `player` null = play for fun, `balance` is decimal
 * text.
 */
export type LaunchDetails = z.infer<typeof seatWire>;

const movedWire = z.object({ result: z.enum(["done", "known", "void", "conflict"]) });
const refusalWire = z.object({
  code: z.string(),
  bound: z.string().optional(),
  waitMs: z.number().optional(),
});
export type WalletApiRefusal = z.infer<typeof refusalWire>;

/**
 * Result of a wallet movement. `unknown`: the wallet gave no answer, so the movement may have
 * happened.
 */
export type WalletMovementResult =
  | { readonly kind: "moved" }
  | { readonly kind: "void" }
  | { readonly kind: "refused"; readonly refusal: WalletApiRefusal }
  | { readonly kind: "unknown" };

export interface WalletMovement {
  readonly token: string;
  readonly transaction: string;
  readonly round: string;
  /** Decimal text. */
  readonly amount: string;
}

/** The platform's wallet as the game server of a provider sees it (CAS-04): over its API alone, signed. */
export interface WalletClient {
  /**
   * Player, game and balance of a launch token; null if the token is invalid or its launch is over.
   * Throws while the platform does not answer.
   */
  authenticate(token: string): Promise<LaunchDetails | null>;
  move(
    kind: "debit" | "credit" | "rollback",
    movement: WalletMovement,
  ): Promise<WalletMovementResult>;
}

/**
 * Makes the client of the platform's wallet API for a provider. It signs with the secret that the
 * operator gave to the provider.
 */
export function createWalletClient(
  services: SandboxServices,
  provider: ProviderId,
  send: SendWalletRequest,
): WalletClient {
  const secret = walletSecret(services, provider);

  async function ask(path: string, body: object): Promise<Response | null> {
    const text = JSON.stringify(body);
    const signature = createHmac("sha256", secret).update(text).digest("hex");
    const request = new Request(`http://platform.internal/wallet-api/v1/${path}`, {
      method: "POST",
      headers: { "content-type": "application/json", "x-wallet-signature": signature },
      body: text,
    });
    // A broken connection is no answer.
    return send(request).catch(() => null);
  }

  return {
    async authenticate(token) {
      const response = await ask("authenticate", { token });
      if (response?.status === 401) return null;
      const seat = seatWire.safeParse(response?.ok ? await response.json() : null);
      if (!seat.success) throw new Error("the wallet does not answer");
      return seat.data;
    },
    async move(kind, movement) {
      const response = await ask(kind, movement);
      if (!response || response.status >= 500) return { kind: "unknown" };
      const json: unknown = await response.json().catch(() => null);
      const moved = movedWire.safeParse(json);
      if (moved.success)
        switch (moved.data.result) {
          case "void":
            return { kind: "void" };
          case "conflict":
            return { kind: "refused", refusal: { code: "conflict" } };
          default:
            return { kind: "moved" };
        }
      const refusal = refusalWire.safeParse(json);
      return refusal.success ? { kind: "refused", refusal: refusal.data } : { kind: "unknown" };
    },
  };
}
