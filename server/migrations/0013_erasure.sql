-- Persons who were erased: what named them is blank, and the audit trail keeps who did what without the words.

create table erasure (
  id               bigint generated always as identity primary key,
  registration_id  integer not null constraint erasure_registration_once unique references registration,
  at               timestamptz not null
);

-- Which erasure took the words. No foreign key: what empties other tables never reaches the trail.
alter table audit_entry add column erasure_id bigint;

create function keep_audit_entry() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    -- The one change that is let pass: the words go, for ever, and the entry names the erasure that took them.
    if old.erasure_id is null and new.erasure_id is not null
      and new.subject = 'Erased' and new.before is null and new.after is null
      and (new.id, new.at, new.actor_kind, new.organiser_id, new.actor, new.action, new.registration_id)
        is not distinct from
          (old.id, old.at, old.actor_kind, old.organiser_id, old.actor, old.action, old.registration_id)
    then
      return new;
    end if;
  end if;
  raise exception 'the audit trail is only added to';
end $$;
drop trigger audit_entry_kept on audit_entry;
create trigger audit_entry_kept before update or delete on audit_entry
  for each row execute function keep_audit_entry();
