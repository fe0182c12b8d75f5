import { z } from "zod";
import { wireAmount } from "../../transport/wire.server";

/** The advance available on a stake, and the amount of earlier advances still to be repaid (CPN-15). */
export const advanceWire = z.object({ available: wireAmount, outstanding: wireAmount });
