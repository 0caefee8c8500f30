// The tables of the days of the fair and of visits to the Overview, as the code sees them.

interface WallKeyTable {
  /** SHA-256 of the key. */
  key_hash: Buffer;
  edition_id: number;
  organiser_id: number;
  created_at: Date;
  expires_at: Date;
}

interface OverviewVisitTable {
  organiser_id: number;
  /** The start of the period whose changes it shows. */
  since: Date;
  seen_at: Date;
}

export interface ShowDayDatabase {
  overview_visit: OverviewVisitTable;
  wall_key: WallKeyTable;
}
