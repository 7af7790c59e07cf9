/**
 * What has to be done at one go while others wait for it: inside of the database, so that nobody waits for a node that was
 * stopped in the middle.
 */
export const FUNCTIONS = `
  -- Adds the next promise to the chain; asked again for the same play, it gives the same one.
  create function promise_play(asked text, promised text) returns setof plays language plpgsql as $body$
  declare
    last chain;
  begin
    insert into chain (one, number, link) values (1, 0, repeat('0', 64)) on conflict do nothing;
    select * into strict last from chain where one = 1 for update;
    if not exists (select from plays where play = asked) then
      last.number := last.number + 1;
      last.link := encode(sha256(convert_to(
        last.link || E'\\n' || last.number || E'\\n' || promised, 'UTF8')), 'hex');
      insert into plays (play, number, commitment, link) values (asked, last.number, promised, last.link);
      update chain set number = last.number, link = last.link where one = 1;
    end if;
    return query select * from plays where play = asked;
  end $body$;

  -- Notes an outage; those that touch are one.
  create function put_outage(outage_from bigint, outage_to bigint) returns void language plpgsql as $body$
  declare
    first bigint;
    last bigint;
  begin
    if outage_from >= outage_to then return; end if;
    select min(since), max(until) into first, last from outages
      where until >= outage_from and since <= outage_to;
    delete from outages where until >= outage_from and since <= outage_to;
    insert into outages (since, until) values (least(first, outage_from), greatest(last, outage_to));
  end $body$;

  -- A node says that it is alive, and learns who else is. Those that have not said it for long are gone: what they did not
  -- serve in was an outage.
  create function sign_node(
    me text, signed_at bigint, lists text, silent_since bigint, gone_ms bigint, outages_from bigint
  ) returns json language plpgsql as $body$
  declare
    gone record;
    was_known boolean;
  begin
    perform pg_advisory_xact_lock(7201156);
    if silent_since is not null then perform put_outage(silent_since, signed_at); end if;
    for gone in
      delete from nodes where node <> me and seen < clock_timestamp() - gone_ms * interval '1 millisecond'
      returning node, at, (extract(epoch from clock_timestamp() - seen) * 1000)::bigint as silent
    loop
      perform put_outage(gone.at, gone.at + gone.silent);
      delete from followings where node = gone.node;
    end loop;
    was_known := exists (select from nodes where node = me);
    insert into nodes (node, at, seen, listed) values (me, signed_at, clock_timestamp(), lists)
      on conflict (node) do update set at = excluded.at, seen = excluded.seen, listed = excluded.listed;
    insert into heartbeat (one, at) values (1, signed_at)
      on conflict (one) do update set at = greatest(heartbeat.at, excluded.at);
    return json_build_object(
      'known', was_known,
      'nodes', (select json_agg(json_build_object(
        'node', node, 'listed', listed, 'silentFor', extract(epoch from clock_timestamp() - seen) * 1000)) from nodes),
      'outages', (select json_agg(json_build_object('from', since, 'to', until)) from outages
        where until > outages_from)
    );
  end $body$;
`;
