import { scriptSafetyStates } from "./support/safety-states";
import { walkStates } from "./support/walk-state";

walkStates("states/safety", scriptSafetyStates, { isOfScript: true });
