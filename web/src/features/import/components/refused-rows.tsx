// How many rows were refused, and the file of them with the reasons.
import type { ImportView } from '@visavis/contract/import/plan';
import { useText } from '../../../i18n/text.ts';
import { CsvNote } from '../../../list/csv-note.tsx';
import { useAction } from '../../../queries/use-action.ts';
import { type FileFormat, useDownloads } from '../api.ts';
import styles from './import-bar.module.css';

export function RefusedRows({ view: { id, counts } }: { view: ImportView }) {
  const text = useText();
  const { refused } = useDownloads();
  const save = useAction({
    act: (format: FileFormat) => refused(id, format),
    failed: text('imports.failed'),
  });
  if (counts.refused === 0) return null;
  return (
    <>
      <p className={styles.refused}>
        <span>{text('imports.refusedCount', { count: counts.refused })}</span>{' '}
        {(['csv', 'xlsx'] as const).map((format) => (
          <button key={format} type="button" className={styles.link} onClick={() => void save.run(format)}>
            {text('imports.download', { format: format.toUpperCase() })}
          </button>
        ))}
      </p>
      <CsvNote />
      {save.failure !== null && <p role="alert">{save.failure}</p>}
    </>
  );
}
