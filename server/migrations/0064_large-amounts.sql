-- A deposit in rupiah, kip or som has more minor units than an integer holds.
alter table edition
  alter column deposit_sen type bigint,
  alter column extra_night_sen type bigint;
alter table booking
  alter column deposit_sen type bigint,
  alter column extra_night_sen type bigint,
  alter column total_sen type bigint;
alter table payment alter column amount_sen type bigint;
alter table payment_entry alter column amount_sen type bigint;
alter table refund alter column amount_sen type bigint;
alter table night_payment alter column amount_sen type bigint;
alter table test_bank_payment
  alter column amount_sen type bigint,
  alter column refunded_sen type bigint;
