-- Events for addresses of companies, queued in the transaction of the act.

-- Ids of the advert as its company knows them.
create function webhook_advert(advert integer, status text) returns jsonb
language sql stable as $$
  select jsonb_build_object('id', advert, 'status', status,
    'ownId', (select p.own_id from partner_adverts p where p.advert_id = advert))
$$;

-- One id for all addresses of the owner that want to know; nothing where there are none.
create function queue_webhooks(owner_id integer, event text, details jsonb) returns void
language plpgsql as $$
declare
  happened constant uuid := gen_random_uuid();
begin
  insert into webhook_deliveries (webhook_id, event_id, kind, data, happened_at, due_at)
  select w.id, happened, event, details, now(), now()
  from webhooks w
  join users u on u.id = w.user_id and u.status = 'active'
  where w.user_id = owner_id and w.is_on and event = any (w.events);
end $$;

create function queue_advert_webhooks() returns trigger
language plpgsql as $$
begin
  perform queue_webhooks(new.owner_id,
    case when new.sold_at is not null and old.sold_at is null then 'advert.sold'
      when new.status = 'active' then 'advert.published'
      else 'advert.' || new.status end,
    jsonb_build_object('advert', webhook_advert(new.id, new.status)));
  return null;
end $$;
create trigger queue_advert_webhooks after update of status, sold_at on adverts
for each row when (
  (new.status is distinct from old.status and new.status in ('active', 'rejected', 'suspended', 'archived'))
  or (new.sold_at is not null and old.sold_at is null))
execute function queue_advert_webhooks();

-- A message that its recipient can see: one that makes an offer is told as that.
create function queue_message_webhooks() returns trigger
language plpgsql as $$
declare
  talk conversations;
  made offers;
  recipient integer;
begin
  select * into talk from conversations where id = new.conversation_id;
  recipient := case when talk.buyer_id = new.author_id then talk.seller_id else talk.buyer_id end;
  -- Nearly nobody has an address, and everybody has messages.
  if not exists (select from webhooks where user_id = recipient and is_on) then
    return null;
  end if;
  select * into made from offers where id = new.offer_id and conversation_id = new.conversation_id and seq = new.seq;
  perform queue_webhooks(recipient,
    case when made.id is null then 'message.received' else 'offer.received' end,
    jsonb_build_object('conversationId', talk.id, 'seq', new.seq, 'advertId', talk.advert_id)
      || case when made.id is null then '{}'::jsonb
        else jsonb_build_object('offer', jsonb_build_object('id', made.id, 'state', made.state)) end);
  return null;
end $$;
create trigger queue_webhooks_of_new after insert on messages
for each row when (not new.is_held) execute function queue_message_webhooks();
-- Erasing an account empties what it wrote and releases it.
create trigger queue_webhooks_of_released after update of is_held on messages
for each row when (old.is_held and not new.is_held and not new.is_refused and new.text = old.text) execute function queue_message_webhooks();

-- Both sides may be companies.
create function queue_offer_webhooks() returns trigger
language plpgsql as $$
declare
  talk conversations;
begin
  select * into talk from conversations where id = new.conversation_id;
  perform queue_webhooks(side, 'offer.changed',
    jsonb_build_object('conversationId', talk.id, 'advertId', talk.advert_id,
      'offer', jsonb_build_object('id', new.id, 'state', new.state)))
  from unnest(array[talk.buyer_id, talk.seller_id]) side;
  return null;
end $$;
create trigger queue_offer_webhooks after update of state on offers
for each row when (new.state is distinct from old.state) execute function queue_offer_webhooks();
