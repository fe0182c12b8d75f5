import { longStates } from "./support/coupon-states";
import { feedOfMany } from "./support/server";
import { test } from "./support/shop";
import { walkStates } from "./support/walk-state";

test.use({ feed: feedOfMany });

walkStates(longStates);
