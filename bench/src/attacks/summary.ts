// Summarises the cost of attacks and of uploads of the worst files for other users.
import { AIMS, median, type SummaryRow } from '../summary-row.ts';
import type { UploadFigures } from '../uploads/measure.ts';
import { UPLOAD_KINDS } from '../uploads/worst-files.ts';
import { ATTACKS, type AttackFigures } from './measure.ts';

export function summariseAttacks(figures: AttackFigures): SummaryRow[] {
  return Object.entries(ATTACKS).map(([name, { what, limit }]) => {
    const pairs = figures[name as keyof AttackFigures];
    const ratios = pairs.map(({ calmMs, attackedMs }) => attackedMs / calmMs);
    const ratio = { median: median(ratios), lowest: Math.min(...ratios), highest: Math.max(...ratios) };
    return {
      what: `attack: ${what}`,
      figure: median(pairs.map(({ attackedMs }) => attackedMs)),
      unit: 'ms',
      ratio,
      aim: `at most ${limit}`,
      isMet: ratio.median <= limit,
    };
  });
}

export function summariseUploads(figures: UploadFigures): SummaryRow[] {
  const row = (what: string, p99s: readonly number[], medians: readonly number[]): SummaryRow => {
    const ratio = { median: median(p99s), lowest: Math.min(...p99s), highest: Math.max(...p99s) };
    return { what, figure: median(medians), unit: 'times the calm median, p99 beside it', ratio };
  };
  const all = Object.values(figures).flat();
  return [
    row(
      'booking: an answer when nothing is uploaded',
      all.map(({ calm }) => calm.p99),
      all.map(({ calm }) => calm.median),
    ),
    ...Object.entries(UPLOAD_KINDS).flatMap(([kind, what]) => {
      const rounds = figures[kind as keyof UploadFigures];
      const spent = rounds.flatMap(({ threadMs }) => (threadMs === null ? [] : [threadMs]));
      const beside = row(
        `booking: an answer beside ${what}`,
        rounds.map(({ attacked }) => attacked.p99),
        rounds.map(({ attacked }) => attacked.median),
      );
      const isMet = (beside.ratio?.median ?? Number.POSITIVE_INFINITY) <= AIMS.uploadRatio;
      return [
        { ...beside, aim: `at most ${AIMS.uploadRatio}`, isMet },
        ...(spent.length > 0
          ? [{ what: '  one of them, on the thread that answers', figure: median(spent), unit: 'ms' }]
          : []),
      ];
    }),
  ];
}
