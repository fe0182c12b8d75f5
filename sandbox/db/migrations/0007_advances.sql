ALTER TABLE "accounts" ADD COLUMN "advanced" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_advanced" CHECK ("accounts"."advanced" >= 0);--> statement-breakpoint
CREATE INDEX "coupons_open" ON "coupons" USING btree ("account_id") WHERE "coupons"."state" = 'placed';--> statement-breakpoint
insert into accounts (house, iso) select 'advances', iso from accounts where house = 'bets' on conflict do nothing;--> statement-breakpoint
-- As write_coupon, with a part of the stake advanced. The caller has locked the account and judged the advance. The
-- advance gets its place in the ledger before the stake, which needs it: no balance is below zero on the way.
create function write_advanced_coupon(p_coupon jsonb, p_legs jsonb, p_advance bigint) returns bigint
language plpgsql as $$
declare
  entry bigint := nextval(pg_get_serial_sequence('transfers', 'id'));
  account integer := (p_coupon->>'account_id')::integer;
  made bigint;
begin
  update accounts set balance = balance + p_advance, advanced = advanced + p_advance where id = account;
  made := write_coupon(p_coupon, p_legs, null, null);
  if made is null then
    update accounts set balance = balance - p_advance, advanced = advanced - p_advance where id = account;
    return null;
  end if;
  insert into transfers (id, at, iso, from_account, to_account, amount, kind, ref)
    select entry, (p_coupon->>'placed_at')::bigint, own.iso, house.id, own.id, p_advance, 'advance', made::text
    from accounts own join accounts house on house.house = 'advances' and house.iso = own.iso
    where own.id = account;
  return made;
end
$$;
