// How long a decision can be taken back from the history of a person.
export const HISTORY_UNDO_MINUTES = 10;
