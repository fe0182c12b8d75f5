import { formatBetRef } from "~/domain/coupon/bet";
import type { CouponBet } from "~/domain/coupon/types";

/** Event data of a bet that was added or changed (CPN-18). */
export interface BetAddedOrUpdatedEvent {
  readonly gameId: number;
  readonly marketId: number;
  readonly type: string;
  readonly param: string;
  readonly coef: string;
}

/** The shell's events by name. */
export interface ShellEvents {
  "coupon-bet-added": BetAddedOrUpdatedEvent;
  "coupon-bet-updated": BetAddedOrUpdatedEvent;
}

type Listener<T> = (event: T) => void;

/** A typed event bus; listeners run synchronously, in order of subscription. */
export interface EventBus<Events> {
  /** Returns the unsubscribe function. */
  on<Name extends keyof Events>(name: Name, listener: Listener<Events[Name]>): () => void;
  emit<Name extends keyof Events>(name: Name, event: Events[Name]): void;
}

/** Makes a bus. A listener that throws does not stop the others. */
export function createEventBus<Events>(): EventBus<Events> {
  const listeners: { [Name in keyof Events]?: Set<Listener<Events[Name]>> } = {};
  return {
    on(name, listener) {
      const set = listeners[name] ?? new Set();
      listeners[name] = set;
      set.add(listener);
      return () => {
        set.delete(listener);
      };
    },
    emit(name, event) {
      for (const listener of [...(listeners[name] ?? [])]) {
        try {
          listener(event);
        } catch (error) {
          console.error(error);
        }
      }
    },
  };
}

/** The shell's event bus; one per page, browser only. */
export const shellEventBus: EventBus<ShellEvents> = createEventBus();

/** Emits events for added and updated bets; removals emit none. */
export function emitBetAddedAndUpdatedEvents(
  before: readonly CouponBet[],
  after: readonly CouponBet[],
  bus = shellEventBus,
): void {
  const old = new Map(before.map((bet) => [formatBetRef(bet), bet]));
  for (const bet of after) {
    const was = old.get(formatBetRef(bet));
    const { gameId, marketId, type, param, coef } = bet;
    const event = { gameId, marketId, type, param, coef };
    if (!was) bus.emit("coupon-bet-added", event);
    else if (was.coef !== coef || was.scores !== bet.scores || was.addedAt !== bet.addedAt) {
      bus.emit("coupon-bet-updated", event);
    }
  }
}
