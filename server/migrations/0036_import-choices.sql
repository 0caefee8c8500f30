-- The row of headings can be chosen, and people are told of exhibitors that an import moves.

-- Drafts that were read before show the choice once they are read again.
update import_file set
  choices = choices || '{"headingRow": null}',
  reading = reading || '{"headingRow": null, "firstRows": []}',
  summary = jsonb_set(summary || '{"moved": [], "told": 0}', '{mended}', (summary -> 'mended') - 'noName' || '{"leftOut": 0}');

-- One email tells of all the exhibitors that a person meets.
update email set content = content - 'exhibitor' || jsonb_build_object('exhibitors', jsonb_build_array(content -> 'exhibitor'))
where kind = 'exhibitor-changed' and content ? 'exhibitor';
