-- The one writer of money: each move is one entry of the ledger and what it changes of its player's account
-- (db/ledger.ts). A move names the account, and what it takes from and gives to: 'player', which is that account, or an
-- account of the house; an unknown one fails. What goes out of 'advances' the account owes, what comes back to it is
-- repaid, by the player or by a write-off. p_ref is the ref of moves that name none. Moves are made in the order in which
-- they come: by account, so that two that move money of the same ones do not lock each other out, and of an account in
-- their own. They are not sorted here, since nearly all are one alone, the stake of a bet.
create or replace function move_money(p_moves jsonb, p_ref text default '') returns void
language plpgsql as $$
declare
  move record;
begin
  for position in 0 .. jsonb_array_length(p_moves) - 1 loop
    select * into move from jsonb_to_record(p_moves->position) as (at bigint, account integer, iso text, amount bigint,
      kind text, giver text, taker text, ref text);
    insert into transfers (at, iso, from_account, to_account, amount, kind, ref)
      values (move.at, move.iso,
        case move.giver when 'player' then move.account
          else (select id from accounts where house = move.giver and iso = move.iso) end,
        case move.taker when 'player' then move.account
          else (select id from accounts where house = move.taker and iso = move.iso) end,
        move.amount, move.kind, coalesce(move.ref, p_ref));
    update accounts set
        balance = balance
          + case 'player' when move.taker then move.amount when move.giver then -move.amount else 0 end,
        advanced = advanced
          + case 'advances' when move.giver then move.amount when move.taker then -move.amount else 0 end
      where id = move.account;
  end loop;
end
$$;--> statement-breakpoint
drop function write_coupon(jsonb, jsonb, jsonb, text, bigint, bigint);--> statement-breakpoint
-- Places a bet: the coupon, its legs and the moves of its money (the stake, an advance before it), in one call, since a
-- function's plans are made once per connection and placing is what the database does most (db/write-coupon.ts). Returns
-- two texts: the coupon's id, and the player's setting of mails about his bets as it is stored (null = never set): each
-- bet asks for it, and reading it in a statement of its own would cost a quarter of a bet's time. One value is read faster
-- than a row of two.
--
-- Without p_sid the caller has locked the account and judged everything. With it nothing has been locked: the account's
-- lock is taken here, and null is returned where behind it any of these does not hold:
--   the account is the player's, open, in this currency, and its balance covers the stake;
--   the player is not frozen or banned, owes no consent to terms, and has no limit that a stake counts for or that
--   forbids it: such a player is judged behind locks that the caller takes;
--   the session is open;
--   the world is at revision p_revision, by which the bet was judged, and its clock has not passed p_until (ms; null =
--   no deadline, CPP-11).
-- So it is where the player has used the key. Where null is returned nothing has been written.
create function write_coupon(p_coupon jsonb, p_legs jsonb, p_moves jsonb, p_sid text, p_revision bigint, p_until bigint)
  returns text[]
language plpgsql as $$
declare
  c record;
  made bigint;
  mail text;
begin
  select * into c from jsonb_to_record(p_coupon) as (player_id integer, key text, fingerprint text,
    account_id integer, iso text, type_id smallint, system_value smallint, stake bigint, coef text,
    possible_win bigint, request jsonb, state text, placed_at bigint);

  if p_sid is not null then
    perform 1 from accounts where accounts.id = c.account_id for no key update;
    -- A statement of its own: it sees what was committed while the lock was waited for.
    select players.settings->>'enable_mail_bets' into mail
      from accounts join players on players.id = accounts.player_id
      where accounts.id = c.account_id and players.id = c.player_id and accounts.iso = c.iso
        and accounts.closed_at is null and accounts.balance >= c.stake
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
  else
    select players.settings->>'enable_mail_bets' into mail from players where players.id = c.player_id;
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
    select made, leg.position, leg.game_id, leg.market_id, leg.type, leg.param, leg.coef, leg.champ, leg.game,
      leg.name, leg.path, leg.starts_at, leg.ends_at, leg.scores, leg.state
    from jsonb_to_recordset(p_legs) as leg(position smallint, game_id bigint, market_id bigint, type text, param text,
      coef text, champ text, game text, name text, path text, starts_at bigint, ends_at bigint, scores text,
      state text);
  perform move_money(p_moves, made::text);
  return array[made::text, mail];
end
$$;
