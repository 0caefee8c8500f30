// Empty files to download, with the headings that are understood, and how cells with several values are written.
import { DAYS_KEPT, type ImportKind } from '@visavis/domain/import/kinds';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { isSessionOver, sentenceOf } from '../../../i18n/refusal.ts';
import { useText } from '../../../i18n/text.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
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

export function Templates({ kind }: { kind: ImportKind }) {
  const text = useText();
  const { template } = useDownloads();
  const [refusal, setRefusal] = useState<string | null>(null);
  const save = async (of: TemplateOf, format: FileFormat) => {
    setRefusal(null);
    try {
      await template(of, format);
    } catch (error) {
      if (!isSessionOver(error)) setRefusal(sentenceOf(text, error, text('imports.failed')));
    }
  };
  return (
    <section className={styles.card}>
      <h2>{text('imports.templates')}</h2>
      <p className={styles.quiet}>{text('imports.templatesHint')}</p>
      <p className={styles.quiet}>
        {text(kind === 'exhibitors' ? 'imports.cellsHint' : 'imports.cellsHintPeople')}
      </p>
      {kind === 'registrations' && (
        <p className={styles.quiet}>{text('imports.keptDays', { days: DAYS_KEPT })}</p>
      )}
      <ul className={styles.templates}>
        {OFFERED[kind].flatMap(({ of, words }) =>
          FORMATS.map((format) => (
            <li key={`${of}${format}`}>
              <Button variant="text" icon={<Download aria-hidden />} onClick={() => void save(of, format)}>
                {text('imports.templateLink', { name: text(words), format: format.toUpperCase() })}
              </Button>
            </li>
          )),
        )}
      </ul>
      {refusal !== null && <Banner kind="error">{refusal}</Banner>}
    </section>
  );
}
