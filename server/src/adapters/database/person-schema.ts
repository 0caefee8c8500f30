// The tables of notes, tasks and tags that staff keep about people, as the code sees them.
import type { Generated, GeneratedAlways } from 'kysely';

interface PersonNoteTable {
  id: Generated<number>;
  registration_id: number;
  organiser_id: number;
  content: string;
  created_at: Date;
  changed_at: Date | null;
  version: Generated<number>;
}

/** The contact details of a registration before they were changed. */
interface FormerContactTable {
  registration_id: number;
  name: string;
  folded_email: string;
  phone_number: string;
  search_text: string;
}

interface PersonTaskTable {
  id: Generated<number>;
  registration_id: number;
  content: string;
  /** Null if anyone may do it. */
  assignee_id: number | null;
  /** YYYY-MM-DD. */
  due_on: string | null;
  created_by: number;
  created_at: Date;
  done_by: number | null;
  done_at: Date | null;
  version: Generated<number>;
  /** Shared by tasks that were assigned together. */
  batch: Generated<string | null>;
}

interface TagTable {
  id: Generated<number>;
  edition_id: number;
  name: string;
  folded_name: GeneratedAlways<string>;
  created_at: Date;
}

interface RegistrationTagTable {
  tag_id: number;
  registration_id: number;
}

export interface PersonDatabase {
  person_note: PersonNoteTable;
  former_contact: FormerContactTable;
  person_task: PersonTaskTable;
  tag: TagTable;
  registration_tag: RegistrationTagTable;
}
