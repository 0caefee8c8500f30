-- What the audit trail keeps of an exhibitor, out of its snapshot: an import records thousands.

create function localised(english text, texts jsonb, field text) returns jsonb language sql immutable as $$
  select jsonb_strip_nulls(jsonb_build_object('en', coalesce(english, ''),
    'ms', texts -> 'ms' ->> field, 'zh-Hans', texts -> 'zh-Hans' ->> field))
$$;

create function recorded_exhibitor(snapshot jsonb) returns jsonb language sql stable strict as $$
  select jsonb_build_object(
    'companyName', one ->> 'company_name',
    'boothNumber', one ->> 'booth_number',
    'hall', one ->> 'hall',
    'regionCountry', one ->> 'region_country',
    'website', one ->> 'website',
    'contactEmail', one ->> 'contact_email',
    'productProfile', localised(one ->> 'product_profile', one -> 'texts', 'productProfile'),
    'description', localised(one ->> 'description', one -> 'texts', 'description'),
    'subCategories', (select coalesce(jsonb_agg(sub_category.name order by category.position, sub_category.position), '[]')
      from sub_category join category on category.id = category_id
      where sub_category.id in (select value::int from jsonb_array_elements_text(snapshot -> 'subCategories'))),
    'products', (select coalesce(jsonb_agg(jsonb_build_object(
        'name', localised(product ->> 'name', product -> 'texts', 'name'),
        'description', localised(product ->> 'description', product -> 'texts', 'description'))
        order by (product ->> 'position')::int, (product ->> 'id')::int), '[]')
      from jsonb_array_elements(snapshot -> 'products') as product),
    'representatives', (select coalesce(jsonb_agg(jsonb_build_object(
        'name', person -> 'name', 'title', person -> 'title', 'email', person -> 'email',
        'languages', person -> 'languages', 'hours', person -> 'hours')
        order by (person ->> 'position')::int, (person ->> 'id')::int), '[]')
      from jsonb_array_elements(snapshot -> 'representatives') as person),
    'places', jsonb_build_object('from', one -> 'places_from',
      'most', coalesce(nullif(one -> 'wanted_places', 'null'), one -> 'places')))
  from (select snapshot -> 'exhibitor' as one) as exhibitor
$$;

-- The fields of the first that the second has otherwise.
create function differing(fields jsonb, others jsonb) returns jsonb language sql immutable as $$
  select jsonb_object_agg(key, value) from jsonb_each(fields) where value is distinct from others -> key
$$;
