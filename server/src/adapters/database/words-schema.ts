// The tables of an edition's own texts as the code sees them.
import type { Language } from '@visavis/domain/language/languages';
import type { ColumnType } from 'kysely';

/** JSON, written as a string: each text by the name of its field. */
type FieldsColumn = ColumnType<Record<string, string> | null, string | null, string | null>;

interface EditionTextTable {
  edition_id: number;
  key: string;
  language: Language;
  /** 0 for the built-in text. */
  version: ColumnType<number, number | undefined, number>;
  fields: FieldsColumn;
  english_version: ColumnType<number, number | undefined, number>;
  document_version: string | null;
  revision: ColumnType<number, number | undefined, number>;
  draft: FieldsColumn;
  draft_origin: 'typed' | 'version' | 'folder' | null;
  draft_at: Date | null;
  draft_by: string | null;
  folder: FieldsColumn;
  offer: FieldsColumn;
}

interface EditionTextVersionTable {
  edition_id: number;
  key: string;
  language: Language;
  version: number;
  fields: ColumnType<Record<string, string>, string, never>;
  document_version: string | null;
  published_at: Date;
  published_by: ColumnType<string, string | undefined, never>;
}

export interface WordsDatabase {
  edition_text: EditionTextTable;
  edition_text_version: EditionTextVersionTable;
}
