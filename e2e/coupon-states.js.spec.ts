import { scriptStates } from "./support/placed-states";
import { walkStates } from "./support/walk-state";

walkStates(scriptStates, { isOfScript: true });
