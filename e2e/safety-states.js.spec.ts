import { scriptSafetyStates } from "./support/safety-states";
import { walkStates } from "./support/walk-state";

walkStates(scriptSafetyStates, { isOfScript: true });
