-- How an edition takes the deposit of hosted buyers; a booking keeps the way under which it was made.

alter table edition
  add column deposit_by       text not null default 'card'
    constraint edition_deposit_by check (deposit_by in ('card', 'transfer', 'none')),
  -- Where to transfer the money, as buyers read it.
  add column transfer_details text not null default '';

alter table booking
  add column deposit_by text not null default 'card'
    constraint booking_deposit_by check (deposit_by in ('card', 'transfer', 'none')),
  -- Without a deposit nothing is paid here.
  add constraint booking_free check (deposit_by <> 'none' or total_sen = 0);

alter table payment
  drop constraint payment_provider,
  add constraint payment_provider check (provider in ('test', 'stripe', 'transfer')),
  drop constraint payment_method,
  add constraint payment_method check (method in ('credit', 'online', 'transfer')),
  -- Of a transfer that an organiser has recorded: the day on which the money came, and what was noted.
  add column received_on date,
  add column note        text not null default '';
