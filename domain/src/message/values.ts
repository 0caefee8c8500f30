// Types of the values in messages.

export type NoValues = Record<never, never>;

/** A slot of the exhibition: its date, YYYY-MM-DD, when it starts, in minutes from midnight, and its length. */
export interface FairHour {
  date: string;
  minute: number;
  length: number;
}

/** A message within another. */
export interface AnyMessage {
  code: string;
  values: object;
}
