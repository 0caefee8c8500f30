// A row in the table of a run, and the targets that rows are compared with.

/** The project's performance targets. */
export const AIMS = {
  registrationRatio: 0.5,
  searchRatio: 0.1,
  javascriptKb: 125,
  rushP99Ms: 2_000,
  streamsMb: 150,
  streamsCore: 0.05,
  liveP99Ms: 2_000,
  reviewP99Ms: 100,
  reviewKb: 100,
  scrollTaskMs: 50,
  enqueueSeconds: 10,
  dryRunSeconds: 10,
  importSeconds: 30,
  importSearchRatio: 2,
  uploadRatio: 5,
} as const;

/** A row of the table; without a target if the figure is only for comparison. */
export interface SummaryRow {
  what: string;
  figure: number;
  unit: string;
  ratio?: Ratio;
  aim?: string;
  isMet?: boolean;
}

export interface Ratio {
  median: number;
  lowest: number;
  highest: number;
}

/** The median, which is robust against a disturbed round. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  const upper = sorted[Math.floor(middle)] ?? 0;
  return Number.isInteger(middle) ? ((sorted[middle - 1] ?? 0) + upper) / 2 : upper;
}
