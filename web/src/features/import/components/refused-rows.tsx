// How many rows were refused, and the file of them with the reasons.
import type { ImportView } from '@visavis/contract/import/plan';
import { useState } from 'react';
import { isSessionOver, sentenceOf } from '../../../i18n/refusal.ts';
import { useText } from '../../../i18n/text.ts';
import { CsvNote } from '../../../list/csv-note.tsx';
import { type FileFormat, useDownloads } from '../api.ts';
import styles from './import-bar.module.css';

export function RefusedRows({ view: { id, counts } }: { view: ImportView }) {
  const text = useText();
  const { refused } = useDownloads();
  const [failure, setFailure] = useState<string | null>(null);
  const save = async (format: FileFormat) => {
    setFailure(null);
    try {
      await refused(id, format);
    } catch (error) {
      if (!isSessionOver(error)) setFailure(sentenceOf(text, error, text('imports.failed')));
    }
  };
  if (counts.refused === 0) return null;
  return (
    <>
      <p className={styles.refused}>
        <span>{text('imports.refusedCount', { count: counts.refused })}</span>{' '}
        {(['csv', 'xlsx'] as const).map((format) => (
          <button key={format} type="button" className={styles.link} onClick={() => void save(format)}>
            {text('imports.download', { format: format.toUpperCase() })}
          </button>
        ))}
      </p>
      <CsvNote />
      {failure !== null && <p role="alert">{failure}</p>}
    </>
  );
}
