import { unplacedStates } from "./support/coupon-states";
import { placedStates } from "./support/placed-states";
import { walkStates } from "./support/walk-state";

walkStates(unplacedStates);
walkStates(placedStates);
