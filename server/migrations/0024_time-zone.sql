-- The time zone of an edition, as an IANA name: days and minutes of its slots are local to it.

alter table edition add column time_zone text not null default 'Asia/Kuala_Lumpur';

-- The built-in bank prints times on the clock of the fair.
alter table test_bank_payment add column time_zone text not null default 'Asia/Kuala_Lumpur';
