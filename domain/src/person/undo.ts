// How long a decision can be undone from a person's history.
export const HISTORY_UNDO_MINUTES = 10;
