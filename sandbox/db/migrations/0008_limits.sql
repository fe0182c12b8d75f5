CREATE TABLE "limit_tests" (
	"id" text PRIMARY KEY NOT NULL,
	"player_id" integer NOT NULL,
	"wishes" jsonb NOT NULL,
	"questions" jsonb NOT NULL,
	"tries_left" smallint NOT NULL,
	"expires_at" bigint NOT NULL,
	CONSTRAINT "limit_tests_tries" CHECK ("limit_tests"."tries_left" >= 0)
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 9000001 CACHE 1),
	"player_id" integer NOT NULL,
	"key" text NOT NULL,
	"fingerprint" text NOT NULL,
	"account_id" integer NOT NULL,
	"iso" text NOT NULL,
	"kind" text NOT NULL,
	"amount" bigint NOT NULL,
	"card" text NOT NULL,
	"at" bigint NOT NULL,
	CONSTRAINT "payments_key" UNIQUE("player_id","key"),
	CONSTRAINT "payments_amount" CHECK ("payments"."amount" > 0)
);
--> statement-breakpoint
ALTER TABLE "limit_tests" ADD CONSTRAINT "limit_tests_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "limit_tests_player" ON "limit_tests" USING btree ("player_id");--> statement-breakpoint
CREATE INDEX "payments_of_player" ON "payments" USING btree ("player_id","id");--> statement-breakpoint
-- As in 0001; besides, whoever has a limit that a stake counts for, or that forbids it, is judged behind the locks.
create or replace function write_coupon(p_coupon jsonb, p_legs jsonb, p_sid text, p_revision bigint) returns bigint
language plpgsql as $$
declare
  c record;
  made bigint;
begin
  select * into c from jsonb_to_record(p_coupon) as (player_id integer, key text, fingerprint text,
    account_id integer, iso text, type_id smallint, system_value smallint, stake bigint, coef text,
    possible_win bigint, request jsonb, state text, placed_at bigint);

  if p_sid is not null then
    perform 1 from accounts where accounts.id = c.account_id for no key update;
    -- A statement of its own: it sees what was committed while the lock was waited for.
    perform 1
      from accounts join players on players.id = accounts.player_id
      where accounts.id = c.account_id and players.id = c.player_id and accounts.iso = c.iso
        and accounts.balance >= c.stake
        and not players.is_frozen and not players.terms_changed and (players.config->>'ban_level')::int = 0
        and not players.limits ?| array['1', '2', '3', '10', '11', '12', '30', '33', '37']
        and exists (select 1 from sessions where sessions.id = p_sid and sessions.player_id = players.id)
        and exists (select 1 from world where world.revision = p_revision);
    if not found then
      return null;
    end if;
  end if;

  insert into coupons (player_id, key, fingerprint, account_id, iso, type_id, system_value, stake, coef, possible_win,
      request, state, placed_at)
    values (c.player_id, c.key, c.fingerprint, c.account_id, c.iso, c.type_id, c.system_value, c.stake, c.coef,
      c.possible_win, c.request, c.state, c.placed_at)
    on conflict (player_id, key) do nothing
    returning id into made;
  if made is null then
    return null;
  end if;

  insert into coupon_legs (coupon_id, position, game_id, market_id, type, param, coef, champ, game, name, path,
      starts_at, ends_at, scores, state)
    select made, leg.position, leg.game_id, leg.market_id, leg.type, leg.param, leg.coef, leg.champ, leg.game, leg.name,
      leg.path, leg.starts_at, leg.ends_at, leg.scores, leg.state
    from jsonb_to_recordset(p_legs) as leg(position smallint, game_id bigint, market_id bigint, type text, param text,
      coef text, champ text, game text, name text, path text, starts_at bigint, ends_at bigint, scores text,
      state text);
  insert into transfers (at, iso, from_account, to_account, amount, kind, ref)
    values (c.placed_at, c.iso, c.account_id,
      (select house.id from accounts as house where house.house = 'bets' and house.iso = c.iso), c.stake, 'stake',
      made::text);
  update accounts set balance = balance - c.stake where accounts.id = c.account_id;
  return made;
end
$$;
