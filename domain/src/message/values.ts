// Types of the values in messages.

export type NoValues = Record<never, never>;

/** An hour of the exhibition: its date, YYYY-MM-DD, and when it starts, 0 to 23. */
export interface FairHour {
  date: string;
  hour: number;
}

/** A message within another. */
export interface AnyMessage {
  code: string;
  values: object;
}
