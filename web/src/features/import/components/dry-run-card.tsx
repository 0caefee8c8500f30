// The rows of a file and what happens to each; the counts are filters.
import { personPath } from '@visavis/contract/dashboard-path';
import type { ImportRow, ImportView } from '@visavis/contract/import/plan';
import { ROW_RESULTS, type RowResult } from '@visavis/domain/import/plan-types';
import { Equal, type LucideIcon, Merge, Pencil, Plus, X } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { type TextId, useText } from '../../../i18n/text.ts';
import { DataTable } from '../../../list/data-table.tsx';
import { ListRows } from '../../../list/list-rows.tsx';
import { Button } from '../../../ui/button.tsx';
import { StatusPill } from '../../../ui/status-pill.tsx';
import { useRows } from '../api.ts';
import { SUBJECT_WORDS, type Subject, subjectOf } from '../subject.ts';
import { FIELDS } from './columns-card.tsx';
import rowStyles from './dry-run.module.css';
import styles from './import.module.css';

const RESULTS = {
  created: { words: 'imports.created', icon: Plus, pill: 'approved' },
  changed: { words: 'imports.changed', icon: Pencil, pill: 'sent' },
  merged: { words: 'imports.merged', icon: Merge, pill: 'pending' },
  unchanged: { words: 'imports.unchanged', icon: Equal, pill: 'neutral' },
  refused: { words: 'imports.refused', icon: X, pill: 'rejected' },
} as const satisfies Record<RowResult, { words: TextId; icon: LucideIcon; pill: string }>;

interface DryRunCardProps {
  view: ImportView;
  isBusy: boolean;
  /** Opens the problem of a refused row; null if nothing can be decided. */
  onFix: ((trouble: string) => void) | null;
}

export function DryRunCard({ view, isBusy, onFix }: DryRunCardProps) {
  const text = useText();
  const [result, setResult] = useState<RowResult | null>(null);
  const list = useRows(view, result);
  const all = ROW_RESULTS.reduce((sum, one) => sum + view.counts[one], 0);
  const filters = [
    { result: null, count: all, words: text('imports.filterAll'), icon: null },
    // A list never changes people who are already registered.
    ...ROW_RESULTS.filter((one) => view.kind === 'exhibitors' || one !== 'changed').map((one) => ({
      result: one,
      count: view.counts[one],
      words: text(RESULTS[one].words),
      icon: RESULTS[one].icon,
    })),
  ];
  return (
    <section className={styles.card} aria-busy={isBusy || undefined}>
      <div className={styles.cardHead}>
        <h2>{text('imports.dryRun')}</h2>
        {view.state === 'draft' && (
          <p role="status">{text(isBusy ? 'imports.rerun' : 'imports.nothingStored')}</p>
        )}
      </div>
      {view.kind === 'registrations' && <p className={styles.quiet}>{text('imports.noMeetingsHint')}</p>}
      <fieldset className={rowStyles.filters}>
        <legend className="visually-hidden">{text('imports.filter')}</legend>
        {filters.map(({ result: one, count, words, icon: Icon }) => (
          <button
            key={words}
            type="button"
            aria-pressed={result === one}
            className={rowStyles[one ?? 'all']}
            onClick={() => setResult(one)}
          >
            <strong>{count}</strong>
            <span>
              {Icon && <Icon aria-hidden />}
              {words}
            </span>
          </button>
        ))}
      </fieldset>
      <ListRows
        list={list}
        idOf={rowNumber}
        words={{
          loading: text('imports.loading'),
          failed: text('imports.loadFailed'),
          found: (count) => text('imports.rowsFound', { count }),
        }}
        none={<p className={styles.quiet}>{text('imports.rowsNone')}</p>}
        table={(rows, busy) => (
          <Rows rows={rows} busy={busy || isBusy} subject={subjectOf(view)} onFix={onFix} />
        )}
      />
    </section>
  );
}

const rowNumber = ({ row }: ImportRow): number => row;

interface RowsProps extends Pick<DryRunCardProps, 'onFix'> {
  rows: readonly ImportRow[];
  busy: boolean;
  subject: Subject;
}

function Rows({ rows, busy, subject, onFix }: RowsProps) {
  const text = useText();
  return (
    <DataTable
      caption={text('imports.dryRun')}
      columns={[
        { key: 'row', title: text('imports.row') },
        { key: 'name', title: text(SUBJECT_WORDS[subject].name) },
        { key: 'result', title: text('imports.result') },
        { key: 'what', title: text('imports.what'), small: 'foot' },
      ]}
      rows={rows.map((row) => ({
        id: row.row,
        cells: {
          row: row.row,
          name: (
            <>
              <p className={styles.columnName}>{row.name || text('imports.noName')}</p>
              {subject === 'exhibitors' && (
                <p className={styles.quiet}>{row.booth || text('imports.noBooth')}</p>
              )}
              {subject === 'people' && <p className={styles.quiet}>{row.email || text('imports.noEmail')}</p>}
              {row.reference !== undefined && (
                <Link className={styles.fileLink} to={personPath(row.reference)}>
                  {row.reference}
                </Link>
              )}
            </>
          ),
          result: (
            <StatusPill kind={RESULTS[row.result].pill} icon={RESULTS[row.result].icon}>
              {text(RESULTS[row.result].words)}
            </StatusPill>
          ),
          what: <What row={row} subject={subject} onFix={onFix} />,
        },
      }))}
      busy={busy}
    />
  );
}

function What({ row, subject, onFix }: { row: ImportRow } & Pick<RowsProps, 'subject' | 'onFix'>) {
  const text = useText();
  const [trouble] = row.troubles;
  return (
    <div className={rowStyles.what}>
      {row.notes.map((note) => (
        <p
          key={note.code + JSON.stringify(note.values)}
          className={row.result === 'refused' ? rowStyles.refusal : ''}
        >
          {text.message(note, note.code)}
        </p>
      ))}
      {row.changes.map(({ field, before, after }) => (
        <p key={`${field} ${after}`} className={rowStyles.change}>
          <span>
            {text.choice(FIELDS[subject === 'people' ? 'registrations' : 'exhibitors'].choice, field)}
          </span>{' '}
          {before !== '' && (
            <>
              <span className="visually-hidden">{text('imports.was')} </span>
              <del>{before}</del> <span aria-hidden>→</span>{' '}
              <span className="visually-hidden">{text('imports.now')} </span>
            </>
          )}
          <strong>{after}</strong>
        </p>
      ))}
      {onFix && trouble !== undefined && (
        <div>
          <Button variant="text" onClick={() => onFix(trouble)}>
            {text('imports.decide')}
          </Button>
        </div>
      )}
    </div>
  );
}
