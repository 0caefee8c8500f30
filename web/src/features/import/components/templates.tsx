// Empty files to download, with the headings that are recognised, and the notation for several values in a cell.
import { DAYS_KEPT, type ImportKind } from '@visavis/domain/import/kinds';
import { Download } from 'lucide-react';
import { useText } from '../../../i18n/text.ts';
import { useDates } from '../../../i18n/use-dates.ts';
import { CsvNote } from '../../../list/csv-note.tsx';
import { useAction } from '../../../queries/use-action.ts';
import { useDashboardEdition } from '../../../queries/use-dashboard-edition.ts';
import { Button } from '../../../ui/button.tsx';
import { Failure } from '../../../ui/failure.tsx';
import { type FileFormat, type TemplateOf, useDownloads } from '../api.ts';
import styles from './import.module.css';

const FORMATS: readonly FileFormat[] = ['xlsx', 'csv'];
const OFFERED = {
  exhibitors: [
    { of: 'exhibitors', words: 'imports.templateExhibitors' },
    { of: 'categories', words: 'imports.templateCategories' },
  ],
  registrations: [{ of: 'registrations', words: 'imports.templatePeople' }],
} as const;

/** A day and an hour of the edition, in each accepted notation. */
function useExamples() {
  const dates = useDates();
  const edition = useDashboardEdition().data;
  const [first, second = first] = edition?.days ?? [];
  const [hour] = edition?.hours ?? [];
  if (!second || !hour) return null;
  return {
    day: second.day,
    date: second.date,
    plainDay: dates.plainDay(second.date),
    hour: dates.hour(hour.minute),
    time: timeOf(hour.minute),
  };
}

/** Formats minutes from midnight, such as '11:00'. */
const timeOf = (minute: number): string =>
  [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':');

export function Templates({ kind }: { kind: ImportKind }) {
  const text = useText();
  const { template } = useDownloads();
  const examples = useExamples();
  const save = useAction({
    act: ({ of, format }: { of: TemplateOf; format: FileFormat }) => template(of, format),
    failed: text('imports.failed'),
  });
  return (
    <section className={styles.card}>
      <h2>{text('imports.templates')}</h2>
      <p className={styles.quiet}>{text('imports.templatesHint')}</p>
      {examples && (
        <p className={styles.quiet}>
          {text(kind === 'exhibitors' ? 'imports.cellsHint' : 'imports.cellsHintPeople', examples)}
        </p>
      )}
      {kind === 'registrations' && (
        <p className={styles.quiet}>{text('imports.keptDays', { days: DAYS_KEPT })}</p>
      )}
      <ul className={styles.templates}>
        {OFFERED[kind].flatMap(({ of, words }) =>
          FORMATS.map((format) => (
            <li key={`${of}${format}`}>
              <Button
                variant="text"
                icon={<Download aria-hidden />}
                onClick={() => void save.run({ of, format })}
              >
                {text('imports.templateLink', { name: text(words), format: format.toUpperCase() })}
              </Button>
            </li>
          )),
        )}
      </ul>
      <CsvNote />
      <Failure of={save} />
    </section>
  );
}
