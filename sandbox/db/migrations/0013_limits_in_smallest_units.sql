ALTER TABLE "limit_tests" RENAME COLUMN "wishes" TO "requested";--> statement-breakpoint
-- Values of limits become `value`: amounts in the smallest unit of the currency of the player's limits, the main
-- account's, instead of whole units; null instead of the numbers that stand for "none" on the wire.
create function limit_in_smallest_unit(p_code text, p_number jsonb, p_player integer) returns jsonb
language sql as $$
  select case
    when p_number in ('999999999', '-1') then 'null'
    when p_code not in ('1', '2', '3', '10', '11', '12', '20', '21', '22') or p_number = 'null' then p_number
    else to_jsonb(round((p_number #>> '{}')::numeric * power(10::numeric, coalesce(
      (select case
          when iso in ('BHD', 'IQD', 'JOD', 'KWD', 'OMR', 'TND') then 3
          when iso in ('CLP', 'ISK', 'JPY', 'KRW', 'PYG', 'UGX', 'VND', 'XAF', 'XOF') then 0
        end
        from accounts where player_id = p_player and type = 0 order by id limit 1), 2))))
  end
$$;--> statement-breakpoint
update players set limits = (
  select jsonb_object_agg(code, (kept - 'limitValue')
    || jsonb_build_object('value', limit_in_smallest_unit(code, kept->'limitValue', players.id))
    || case jsonb_typeof(raise)
        when 'object' then jsonb_build_object('pending', (raise - 'limitValue')
          || jsonb_build_object('value', limit_in_smallest_unit(code, raise->'limitValue', players.id)))
        else '{}'
      end)
  from jsonb_each(limits) as each(code, kept), lateral (select kept->'pending') as own(raise))
where limits <> '{}';--> statement-breakpoint
update limit_tests set requested = (
  select jsonb_agg(
    raise || jsonb_build_object('value', limit_in_smallest_unit(raise->>'code', raise->'value', limit_tests.player_id))
    order by position)
  from jsonb_array_elements(requested) with ordinality as each(raise, position))
where requested <> '[]';--> statement-breakpoint
drop function limit_in_smallest_unit(text, jsonb, integer);
