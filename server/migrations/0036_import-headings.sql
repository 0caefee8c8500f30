-- The row of headings can be chosen. Drafts that were read before show the choice once they are read again.

update import_file set
  choices = choices || '{"headingRow": null}',
  reading = reading || '{"headingRow": null, "firstRows": []}';
