import { unplacedStates } from "./support/coupon-states";
import { placedStates } from "./support/placed-states";
import { walkStates } from "./support/walk-state";

walkStates("states/coupon", unplacedStates);
walkStates("states/placed", placedStates);
