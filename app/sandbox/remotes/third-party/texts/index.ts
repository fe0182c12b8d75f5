import type { AskWith } from "../../ask";
import { textsOf } from "../../texts";
import { en } from "./en";

export const texts = textsOf<Texts>({ en });
export type Texts = typeof en;
export type Ask = AskWith<Texts>;
