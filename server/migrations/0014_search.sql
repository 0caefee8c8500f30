-- A person is found by everything that is quoted on the telephone: reference, email, phone and country as well.

-- As foldForSearch of the rules: without case, accents and width of script. A test holds the two together.
create function fold_for_search(given text) returns text language sql immutable parallel safe as $$
  select replace(replace(replace(translate(
    lower(regexp_replace(normalize(given, NFKD), '[\u0300-\u036f\u064b-\u065f\u3099\u309a]', '', 'g')),
    'øđłı', 'odli'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe')
$$;

-- Erased people have none, and stay without.
update registration set search_text = fold_for_search(concat_ws(' ',
    visitor.name, company.name, company.size, reference, replace(reference, '-', ''),
    visitor.email, company.country,
    regexp_replace(visitor.phone_number, '\D', '', 'g'), regexp_replace(company.phone, '\D', '', 'g')))
  from visitor, company
  where visitor.id = visitor_id and company.id = registration.company_id and search_text <> '';
