import { limitScriptStates } from "./support/limit-states";
import { walkStates } from "./support/walk-state";

walkStates("states/limits", limitScriptStates, { isOfScript: true });
