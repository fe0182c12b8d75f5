-- As in 0008; besides, a bet is written until the moment alone up to which it may be judged (CPP-11), ms of the platform's
-- clock; null = at any time. Dropped first: a function of the same name beside it would leave open which one is meant.
drop function write_coupon(jsonb, jsonb, text, bigint);--> statement-breakpoint
create function write_coupon(p_coupon jsonb, p_legs jsonb, p_sid text, p_revision bigint, p_until bigint default null)
  returns bigint
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
        and exists (select 1 from world
          where world.revision = p_revision
            -- By the clock of this moment: the lock may have been waited for.
            and (p_until is null or extract(epoch from clock_timestamp()) * 1000 + world.offset_ms <= p_until));
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
