import { describe, expect, it } from "vitest";
import { gameMessageSourceOf } from "~/features/casino/frame/frame-identity";
import { gameMessageTransition } from "~/features/casino/frame/handle-message";
import { parseGameMessage } from "~/features/casino/frame/parse-message";
import type { GameMessage } from "~/features/casino/frame/protocol";
import { gamePauseTransition } from "~/features/casino/frame/shell-changes";
import { type GameFrameState, newGameFrameState } from "~/features/casino/frame/state";

const game = {};
const frame = { window: game, origin: "null", channel: "a-channel-of-this-frame" };
const sent = (data: object, over: object = {}) => ({
  data: { touchline: 1, channel: frame.channel, ...data },
  origin: "null",
  source: game,
  ...over,
});

describe("game frame messages", () => {
  it("CAS-03 a game message is accepted only from the frame's own window, origin and channel", () => {
    expect(parseGameMessage(sent({ type: "ready" }), frame)).toEqual({ type: "ready" });
    for (const over of [
      { source: {} },
      { source: null },
      { origin: "https://shop.test" },
      { origin: "" },
    ])
      expect(parseGameMessage(sent({ type: "ready" }, over), frame)).toBeNull();
    for (const data of [
      { type: "ready", channel: "another" },
      { type: "ready", channel: "" },
      { type: "ready", touchline: 2 },
      { type: "navigate", to: "https://evil.test" },
      { type: "open", page: "https://evil.test" },
      { type: "resize", height: Number.POSITIVE_INFINITY },
      { type: "resize", height: "100" },
      { type: "round-begun", round: "" },
    ])
      expect(parseGameMessage(sent(data), frame), JSON.stringify(data)).toBeNull();
    for (const data of [null, 1, "ready", [], { toString: () => "x" }])
      expect(parseGameMessage({ ...sent({}), data }, frame)).toBeNull();
    // A frame without a channel is never heard.
    const silent = { ...frame, channel: "" };
    expect(parseGameMessage(sent({ type: "ready", channel: "" }), silent)).toBeNull();
  });

  it("CAS-03 a game page of this site has the origin “null”, a game page of another site its own", () => {
    const at = (address: string) => gameMessageSourceOf(new URL(address), "https://shop.test");
    expect(at("https://shop.test/sandbox/pages/games/x?channel=c1")).toEqual({
      origin: "null",
      channel: "c1",
    });
    expect(at("https://games.test/x")).toEqual({ origin: "https://games.test", channel: "" });
  });
});

describe("game frame state", () => {
  const start = newGameFrameState({ pause: null, lng: "en", isMuted: true });
  const say = (table: GameFrameState, message: GameMessage, isPressed = false, now = 0) =>
    gameMessageTransition(table, message, { now, isPressed });

  it("CAS-03 CAS-08 a game receives its settings and a pause as soon as it is ready", () => {
    const paused = gamePauseTransition(start, "reality-check").table;
    const { table, effects } = say(paused, { type: "ready" });
    expect(table.phase).toBe("open");
    expect(effects).toEqual([
      { kind: "send", message: { type: "init", lng: "en", isMuted: true } },
      { kind: "send", message: { type: "pause", reason: "reality-check" } },
    ]);
    expect(gamePauseTransition(table, null).effects).toEqual([
      { kind: "send", message: { type: "resume" } },
    ]);
    expect(gamePauseTransition(table, "reality-check").effects).toEqual([]);
  });

  it("CAS-03 a game opens another page only after the player's click and not during a pause", () => {
    const open = { type: "open", page: "limits" } as const;
    expect(say(start, open).effects).toEqual([]);
    expect(say(start, open, true).effects).toEqual([{ kind: "open", page: "limits" }]);
    expect(say(gamePauseTransition(start, "locked").table, open, true).effects).toEqual([]);
  });

  it("CAS-03 the height of a game frame is kept between 240 and 2400 pixels", () => {
    const px = (height: number) => say(start, { type: "resize", height }).effects;
    expect([px(1), px(700.2), px(90_000)]).toEqual([
      [{ kind: "height", px: 240 }],
      [{ kind: "height", px: 701 }],
      [{ kind: "height", px: 2_400 }],
    ]);
  });

  it("CAS-03 the balance is requested after the end of the game round in progress", () => {
    const begun = say(start, { type: "round-begun", round: "r1" }).table;
    expect(begun.round).toBe("r1");
    expect(say(begun, { type: "round-ended", round: "r0" }).effects).toEqual([]);
    const ended = say(begun, { type: "round-ended", round: "r1" });
    expect([ended.table.round, ended.effects]).toEqual([null, [{ kind: "money" }]]);
  });

  it("CAS-03 the notice of a lost connection disappears when the game sends a message again", () => {
    const failed = say(start, { type: "error", code: "network" });
    expect(failed.effects).toEqual([{ kind: "notice", name: "failed" }]);
    const again = say(failed.table, { type: "round-begun", round: "r1" });
    expect([again.table.phase, again.effects]).toEqual(["open", [{ kind: "notice", name: null }]]);
    const ready = say(failed.table, { type: "ready" });
    expect([ready.table.phase, ready.effects[0]]).toEqual(["open", { kind: "notice", name: null }]);
    // The notice of a pause stays while the pause lasts.
    const paused = gamePauseTransition(failed.table, "locked").table;
    const behind = say(paused, { type: "round-begun", round: "r1" });
    expect([behind.table.phase, behind.effects]).toEqual(["open", []]);
  });

  it("CAS-03 a finished game is ignored, and at most forty messages a second are handled", () => {
    const over = say(start, { type: "over", reason: "expired" });
    expect(over.effects).toContainEqual({ kind: "notice", name: "over" });
    expect(say(over.table, { type: "balance" }).effects).toEqual([]);
    let table = start;
    let money = 0;
    for (let n = 0; n < 100; n++) {
      const step = say(table, { type: "balance" }, false, 5_000 + n);
      table = step.table;
      money += step.effects.length;
    }
    expect(money).toBe(40);
    expect(say(table, { type: "balance" }, false, 6_100).effects).toHaveLength(1);
  });
});
