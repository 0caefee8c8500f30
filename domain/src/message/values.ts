// Types of the values in messages.

export type NoValues = Record<never, never>;

/** A slot of the exhibition: date (YYYY-MM-DD), start in minutes from midnight, and length in minutes. */
export interface FairHour {
  date: string;
  minute: number;
  length: number;
}

/** A nested message. */
export interface AnyMessage {
  code: string;
  values: object;
}
