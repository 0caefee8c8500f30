-- A change of an edition's lists raises the version of that edition alone, and lets those who change others go on.

drop trigger category_changed on category;
drop trigger sub_category_changed on sub_category;
drop trigger exhibitor_changed on exhibitor;
drop trigger exhibitor_sub_category_changed on exhibitor_sub_category;
drop trigger product_changed on product;
drop trigger former_sub_category_changed on former_sub_category;
drop trigger edition_text_published on edition_text;
drop function raise_catalogue_version();

-- For tables with the edition of each row. The rows of the statement are in `changed`.
create function raise_versions_by_edition() returns trigger language plpgsql as $$
begin
  update edition set catalogue_version = catalogue_version + 1 where id in (select edition_id from changed);
  return null;
end $$;
-- Where the exhibitor or sub-category goes at the same time, its own trigger raises the version.
create function raise_versions_by_exhibitor() returns trigger language plpgsql as $$
begin
  update edition set catalogue_version = catalogue_version + 1 where id in (
    select edition_id from exhibitor where id in (select exhibitor_id from changed));
  return null;
end $$;
create function raise_versions_by_sub_category() returns trigger language plpgsql as $$
begin
  update edition set catalogue_version = catalogue_version + 1 where id in (
    select edition_id from sub_category where id in (select sub_category_id from changed));
  return null;
end $$;

do $$
declare
  owned record;
begin
  for owned in
    select * from (values
      ('category', 'edition'), ('sub_category', 'edition'), ('exhibitor', 'edition'),
      ('product', 'exhibitor'), ('exhibitor_sub_category', 'exhibitor'),
      ('former_sub_category', 'sub_category')
    ) as one (name, owner)
  loop
    execute format('create trigger %1$s_inserted after insert on %1$s
      referencing new table as changed for each statement execute function raise_versions_by_%2$s()', owned.name, owned.owner);
    execute format('create trigger %1$s_updated after update on %1$s
      referencing new table as changed for each statement execute function raise_versions_by_%2$s()', owned.name, owned.owner);
    execute format('create trigger %1$s_deleted after delete on %1$s
      referencing old table as changed for each statement execute function raise_versions_by_%2$s()', owned.name, owned.owner);
  end loop;
end $$;

alter function raise_catalogue_version_of_grid() rename to raise_version_of_row;
create trigger edition_text_published after update of version on edition_text
  for each row execute function raise_version_of_row();
