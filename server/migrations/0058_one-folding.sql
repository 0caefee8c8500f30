-- Texts are folded as domain/src/text/fold.ts folds them; a test holds the two together. New: further letters, the final
-- sigma, apostrophes, dashes, and katakana as hiragana.
create or replace function fold_for_search(given text) returns text language sql immutable parallel safe as $$
  select replace(replace(replace(replace(translate(
    lower(regexp_replace(normalize(given, NFKD), '[\u0300-\u036f\u064b-\u065f\u3099\u309a]', '', 'g')),
    '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹øđðłıħŋŧəς‘’‛ʼʻ′`‐‒–—―−ァアィイゥウェエォオカガキギクグケゲコゴサザシジスズセゼソゾタダチヂッツヅテデトドナニヌネノハバパヒビピフブプヘベペホボポマミムメモャヤュユョヨラリルレロヮワヰヱヲンヴヵヶ',
    '01234567890123456789oddlihnteσ''''''''''''''------ぁあぃいぅうぇえぉおかがきぎくぐけげこごさざしじすずせぜそぞただちぢっつづてでとどなにぬねのはばぱひびぴふぶぷへべぺほぼぽまみむめもゃやゅゆょよらりるれろゎわゐゑをんゔゕゖ'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th')
$$;

-- What was folded before is folded again; a stored column is computed anew when what it is made from is written.
update registration set search_text = fold_for_search(search_text)
  where search_text <> fold_for_search(search_text);
update visitor set name = name where sort_name <> fold_for_search(sort_name);
update company set name = name where sort_name <> fold_for_search(sort_name);
update product set name = name where search_text <> fold_for_search(search_text);
update exhibitor set company_name = company_name where search_text <> fold_for_search(search_text);
update representative set name = name where search_text <> fold_for_search(search_text);
update email set subject = subject where search_text <> fold_for_search(search_text);
-- Two tags that are now one spelling are told apart by a number.
update tag set name = name || ' (' || id || ')'
  where exists (select from tag as other where other.edition_id = tag.edition_id and other.id < tag.id
    and fold_for_search(other.name) = fold_for_search(tag.name));
update tag set name = name where folded_name <> fold_for_search(folded_name);
