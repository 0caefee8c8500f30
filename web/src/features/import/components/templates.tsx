// Empty files to download, with the headings that are understood, and how cells with several values are written.
import { Download } from 'lucide-react';
import { useState } from 'react';
import { isSessionOver, sentenceOf } from '../../../i18n/refusal.ts';
import { useText } from '../../../i18n/text.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { type FileFormat, useDownloads } from '../api.ts';
import styles from './import.module.css';

const FORMATS: readonly FileFormat[] = ['xlsx', 'csv'];
const KINDS = [
  { of: 'exhibitors', words: 'imports.templateExhibitors' },
  { of: 'categories', words: 'imports.templateCategories' },
] as const;

export function Templates() {
  const text = useText();
  const { template } = useDownloads();
  const [refusal, setRefusal] = useState<string | null>(null);
  const save = async (of: 'exhibitors' | 'categories', format: FileFormat) => {
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
      <p className={styles.quiet}>{text('imports.cellsHint')}</p>
      <ul className={styles.templates}>
        {KINDS.flatMap(({ of, words }) =>
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
