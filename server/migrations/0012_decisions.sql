-- Decisions name the version that was seen, a refusal waits before it leaves, and a rejected person may apply again.

alter table email
  -- A queued message is not sent before this; null where it may leave at once.
  add column not_before timestamptz;

alter table application
  -- Why it was rejected, as the refusal says it.
  add column reason text,
  -- The rejected application of the same person that came before this one.
  add column previous_id integer references registration on delete set null;

alter table registration
  -- Rejected, and the same person applied again since: kept to be read, decided no more.
  add column is_replaced boolean not null default false;
drop index registration_email_once;
create unique index registration_email_once on registration (edition_id, programme, folded_email)
  where cancelled_at is null and not is_replaced;

-- What a rejection took away, for as long as its refusal has not left.
create table rejection_undo (
  registration_id  integer primary key references application on delete cascade,
  until            timestamptz not null,
  -- The decision, letter, keys and meetings of before.
  before           jsonb not null
);

alter table payment add column version integer not null default 1;
create function raise_payment_version() returns trigger language plpgsql as $$
begin
  if (new.state, new.transaction_id, new.is_surplus, new.attention)
    is distinct from (old.state, old.transaction_id, old.is_surplus, old.attention) then
    new.version := old.version + 1;
  end if;
  return new;
end $$;
create trigger payment_changed before update on payment
  for each row execute function raise_payment_version();
-- A refund is part of its payment.
create function raise_version_of_refunded_payment() returns trigger language plpgsql as $$
begin
  update payment set version = version + 1 where id = new.payment_id;
  return null;
end $$;
create trigger refund_changed after insert or update on refund
  for each row execute function raise_version_of_refunded_payment();
