// The tables of imports as the code sees them; the migrations create them.
import type { ImportKind } from '@visavis/domain/import/kinds';
import type { ColumnType, Generated } from 'kysely';

/** The repository knows its shape. */
type Json = ColumnType<unknown, string, string>;

interface ImportFileTable {
  id: Generated<number>;
  kind: Generated<ImportKind>;
  edition_id: number;
  filename: string;
  state: Generated<'draft' | 'applied' | 'undone'>;
  version: Generated<number>;
  choices: Json;
  decisions: Json;
  reading: Json;
  summary: Json;
  counts: Json;
  digest: string;
  catalogue_version: number;
  created_at: Date;
  created_by: string;
  applied_at: Date | null;
  applied_by: string | null;
  undone_at: Date | null;
  undone_by: string | null;
  /** When the file and its rows, which hold personal data, were deleted. */
  forgotten_at: Date | null;
}

interface ImportPieceTable {
  import_id: number;
  place: number;
  content: Buffer;
}

interface ImportRowTable {
  import_id: number;
  row: number;
  result: string;
  name: string;
  booth: string;
  notes: Json;
  changes: Json;
  troubles: Json;
  /** The cells of a refused row; null for other rows. */
  cells: Json;
  /** Folded; null for exhibitors. */
  email: string | null;
}

interface ImportMemoryTable {
  edition_id: number;
  import_kind: Generated<ImportKind>;
  kind: string;
  key: string;
  choice: Json;
}

interface ImportExhibitorTable {
  import_id: number;
  exhibitor_id: number;
  /** Null for an exhibitor that the import created. */
  before: Json;
  left_as: string | null;
}

interface ImportCategoryTable {
  import_id: number;
  kind: 'category' | 'sub-category';
  id: number;
  before: Json;
}

interface ImportRegistrationTable {
  import_id: number;
  /** The person's first row in the file. */
  row: number;
  registration_id: number;
  left_as: string | null;
}

export interface ImportDatabase {
  import_file: ImportFileTable;
  import_piece: ImportPieceTable;
  import_row: ImportRowTable;
  import_memory: ImportMemoryTable;
  import_exhibitor: ImportExhibitorTable;
  import_category: ImportCategoryTable;
  import_registration: ImportRegistrationTable;
}
