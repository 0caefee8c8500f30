// The tables of the desk at the fair, as the code sees them.

interface DeskScanTable {
  /** A UUID that the device gives. */
  id: string;
  registration_id: number;
  organiser_id: number;
  at: Date;
  received_at: Date;
}

export interface DeskDatabase {
  desk_scan: DeskScanTable;
}
