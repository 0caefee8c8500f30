-- Everything about a registration that staff, the person or the fair may change: an import that made it can be undone
-- while this is as the import left it. Places move by themselves, and the text for searches follows from the rest.
create function registration_snapshot(wanted integer) returns jsonb language sql stable as $$
  select jsonb_build_object(
    'registration', to_jsonb(registration) - 'search_text',
    'visitor', to_jsonb(visitor),
    'company', to_jsonb(company),
    'registration_interest', coalesce((select jsonb_agg(sub_category_id order by sub_category_id)
      from registration_interest where registration_id = wanted), '[]'),
    'claim', coalesce((select jsonb_agg(jsonb_build_array(id, exhibitor_id, day, minute, length, status, version) order by id)
      from claim where registration_id = wanted), '[]'),
    'email', coalesce((select jsonb_agg(jsonb_build_array(id, state = 'sent') order by id)
      from email where registration_id = wanted), '[]'),
    'audit_entry', (select max(id) from audit_entry where registration_id = wanted),
    'person_note', (select count(*) from person_note where registration_id = wanted),
    'person_task', (select count(*) from person_task where registration_id = wanted),
    'registration_tag', (select count(*) from registration_tag where registration_id = wanted),
    'desk_scan', (select count(*) from desk_scan where registration_id = wanted),
    'desk_record', (select count(*) from desk_record where registration_id = wanted),
    'access_key', (select count(*) from access_key where registration_id = wanted),
    'mail_choice_key', (select count(*) from mail_choice_key where registration_id = wanted),
    'failed_address', (select count(*) from failed_address where registration_id = wanted),
    'reminder', (select count(*) from reminder where registration_id = wanted),
    'erasure', (select count(*) from erasure where registration_id = wanted))
  from registration join visitor on visitor.id = visitor_id join company on company.id = registration.company_id
  where registration.id = wanted
$$;
