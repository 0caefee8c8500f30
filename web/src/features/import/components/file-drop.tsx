// A place to drop a file, with a button to choose one; a refusal is explained here.
import { type ImportKind, mayImport as mayImportKind } from '@visavis/domain/import/kinds';
import { FileUp } from 'lucide-react';
import { type DragEvent, useRef, useState } from 'react';
import { useText } from '../../../i18n/text.ts';
import { useRole } from '../../../lib/use-organiser.ts';
import { useAction } from '../../../queries/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Failure } from '../../../ui/failure.tsx';
import stackStyles from '../../../ui/stack.module.css';
import { sendFile } from '../api.ts';
import styles from './import.module.css';

const ACCEPTED = '.csv,.tsv,.txt,.xlsx,.ods,.xls,.xml,.html,.htm';

interface FileDropProps {
  kind: ImportKind;
  onOpen: (id: number) => void;
  /** Only the button, to put beside a title. */
  isSmall?: boolean;
}

export function FileDrop({ kind, onOpen, isSmall = false }: FileDropProps) {
  const text = useText();
  const mayImport = mayImportKind(useRole(), kind);
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const send = useAction({
    act: (file: File) => sendFile(file, kind),
    failed: text('imports.failed'),
    done: ({ id }) => onOpen(id),
    settled: () => {
      if (input.current) input.current.value = '';
    },
  });
  const take = (file: File | undefined) => {
    if (file) void send.run(file);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files[0]);
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
        onChange={(event) => take(event.target.files?.[0])}
      />
      <Button
        variant={isSmall ? 'secondary' : 'primary'}
        icon={<FileUp aria-hidden />}
        busy={send.isBusy}
        busyText={text('imports.reading')}
        onClick={() => input.current?.click()}
      >
        {text(isSmall ? 'imports.chooseAnother' : 'imports.choose')}
      </Button>
    </>
  );
  const refused = <Failure of={send} />;
  if (isSmall)
    return (
      <div className={stackStyles.gap2}>
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
