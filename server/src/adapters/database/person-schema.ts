// The tables of what staff write about people, as the code sees them.
import type { Generated } from 'kysely';

interface PersonNoteTable {
  id: Generated<number>;
  registration_id: number;
  organiser_id: number;
  content: string;
  created_at: Date;
  changed_at: Date | null;
  version: Generated<number>;
}

export interface PersonDatabase {
  person_note: PersonNoteTable;
}
