// The tables of the desk at the fair, as the code sees them.
import type { ColumnType } from 'kysely';

interface DeskScanTable {
  /** A UUID that the device gives. */
  id: string;
  registration_id: number;
  organiser_id: number;
  at: Date;
  received_at: Date;
}

interface DeskRecordTable {
  /** A UUID that the device gives. */
  id: string;
  organiser_id: number;
  registration_id: number | null;
  received_at: Date;
  answer: ColumnType<unknown, string, string>;
}

export interface DeskDatabase {
  desk_record: DeskRecordTable;
  desk_scan: DeskScanTable;
}
