import { limitStates } from "./support/limit-states";
import { lockStates } from "./support/lock-states";
import { walkStates } from "./support/walk-state";

walkStates(limitStates);
walkStates(lockStates);
