import { limitScriptStates } from "./support/limit-states";
import { walkStates } from "./support/walk-state";

walkStates(limitScriptStates, { isOfScript: true });
