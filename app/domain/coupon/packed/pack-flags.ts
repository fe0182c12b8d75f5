import { packNumber, unpackNumber } from "./packed-text";

/** On/off flags, one bit each; append only. */
const flags = ["isAutoMax", "isBonusDeleted", "isReturned"] as const;

type Flags = Readonly<Record<(typeof flags)[number], boolean>>;

export function packFlags(on: Flags): string {
  const bits = flags.reduce((sum, name, place) => sum + (on[name] ? 2 ** place : 0), 0);
  return bits === 0 ? "" : packNumber(bits);
}

export function unpackFlags(text: string): Flags {
  const bits = unpackNumber(text) ?? 0;
  const isOn = (name: (typeof flags)[number]) => (bits & (2 ** flags.indexOf(name))) !== 0;
  return {
    isAutoMax: isOn("isAutoMax"),
    isBonusDeleted: isOn("isBonusDeleted"),
    isReturned: isOn("isReturned"),
  };
}
