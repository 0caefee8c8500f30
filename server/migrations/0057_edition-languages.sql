-- The languages in which an edition is read; the first is its main one, which stands in where another has no words.

alter table edition
  add column languages text[] not null default '{en,ms,zh-Hans}'
    constraint edition_languages check (
      cardinality(languages) > 0 and languages <@ array['en', 'ms', 'zh-Hans'] and array_position(languages, null) is null);

-- What readers see of the texts depends on them, and so do the lists.
