// A place to drop a file, with a button that chooses one; a file that is refused is explained here.
import { type ImportKind, mayImport as mayImportKind } from '@visavis/domain/import/kinds';
import { FileUp } from 'lucide-react';
import { type DragEvent, useRef, useState } from 'react';
import { isSessionOver, sentenceOf } from '../../../i18n/refusal.ts';
import { useText } from '../../../i18n/text.ts';
import { useRole } from '../../../lib/use-organiser.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { sendFile } from '../api.ts';
import styles from './import.module.css';

const ACCEPTED = '.csv,.tsv,.txt,.xlsx,.ods,.xls,.xml,.html,.htm';

interface FileDropProps {
  kind: ImportKind;
  onOpen: (id: number) => void;
  /** Only the button, beside a title. */
  isSmall?: boolean;
}

export function FileDrop({ kind, onOpen, isSmall = false }: FileDropProps) {
  const text = useText();
  const mayImport = mayImportKind(useRole(), kind);
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);

  async function take(file: File | undefined): Promise<void> {
    if (!file || isBusy) return;
    setBusy(true);
    setRefusal(null);
    try {
      onOpen((await sendFile(file, kind)).id);
    } catch (error) {
      if (!isSessionOver(error)) setRefusal(sentenceOf(text, error, text('imports.failed')));
    } finally {
      setBusy(false);
      if (input.current) input.current.value = '';
    }
  }
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    void take(event.dataTransfer.files[0]);
  };

  if (!mayImport) return null;
  const chooser = (
    <>
      <input
        ref={input}
        type="file"
        className="visually-hidden"
        tabIndex={-1}
        aria-label={text('imports.choose')}
        accept={ACCEPTED}
        onChange={(event) => void take(event.target.files?.[0])}
      />
      <Button
        variant={isSmall ? 'secondary' : 'primary'}
        icon={<FileUp aria-hidden />}
        busy={isBusy}
        busyText={text('imports.reading')}
        onClick={() => input.current?.click()}
      >
        {text(isSmall ? 'imports.chooseAnother' : 'imports.choose')}
      </Button>
    </>
  );
  const refused = refusal !== null && <Banner kind="error">{refusal}</Banner>;
  if (isSmall)
    return (
      <div className={styles.chooser}>
        {chooser}
        {refused}
      </div>
    );
  return (
    <section
      className={classNames(styles.drop, isOver && styles.over)}
      aria-label={text('imports.drop')}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <FileUp className={styles.dropIcon} aria-hidden />
      <h2>{text('imports.drop')}</h2>
      <p>{text('imports.dropHint')}</p>
      {chooser}
      {refused}
    </section>
  );
}
