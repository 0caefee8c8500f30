-- Money for nights that an organiser added to a paid booking, or took out of it: apart from payments, whose refund is the deposit.

create table night_payment (
  id            integer generated always as identity primary key,
  booking_id    integer not null references booking on delete cascade,
  -- Received, or negative: refunded. In the minor unit of the booking's currency.
  amount_sen    integer not null constraint night_payment_amount check (amount_sen <> 0),
  organiser_id  integer not null references organiser,
  at            timestamptz not null
);
create index night_payment_of_booking on night_payment (booking_id);
