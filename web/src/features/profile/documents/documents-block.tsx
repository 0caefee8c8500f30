// The documents of an application: what is required, the drop zone, a row for each file, and who may open them.
import {
  DOCUMENT_EXTENSIONS,
  DOCUMENT_KINDS,
  DOCUMENT_LIMIT_COUNT,
  DOCUMENT_MESSAGES,
} from '@visavis/domain/document/schema';
import { LockKeyhole, Upload } from 'lucide-react';
import { type DragEvent, type ReactNode, type Ref, useEffect, useId, useRef, useState } from 'react';
import { useText } from '../../../i18n/text.ts';
import { classNames } from '../../../ui/class-names.ts';
import { FieldNote } from '../../../ui/field.tsx';
import {
  type ChosenFile,
  leftOut,
  refusalsByContent,
  sendable,
  sharesOf,
  withFiles,
  withKind,
  without,
  withRefusals,
  withReplacement,
} from './chosen-files.ts';
import { DocumentRow } from './document-row.tsx';
import styles from './documents-block.module.css';

interface DocumentsBlockProps {
  /** Set when files of one kind were requested, instead of the three kinds an application needs. */
  asked?: { title: string };
  files: readonly ChosenFile[];
  onChange: (change: (files: readonly ChosenFile[]) => readonly ChosenFile[]) => void;
  /** For a submission with no file, or one refused for its files as a whole. */
  error?: string | undefined;
  /** How much of the upload is sent, from 0 to 1; null while nothing is being sent. */
  share: number | null;
  /** The rest of the form was restored after a reload; files never are. */
  wasRestored: boolean;
  /** Days after the exhibition until files are deleted; null while unknown. */
  keptDays: number | null;
  /** Where to read more about who sees the files. */
  privacy?: ReactNode;
  /** Takes the focus when files are missing. */
  inputRef?: Ref<HTMLInputElement>;
}

const ACCEPTED = DOCUMENT_EXTENSIONS.join(',');

export function DocumentsBlock(props: DocumentsBlockProps) {
  const { asked, files, onChange, error, share, wasRestored, keptDays, inputRef } = props;
  const text = useText();
  const id = useId();
  const zone = useRef<HTMLLabelElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const [isOver, setIsOver] = useState(false);
  const isSending = share !== null;
  useIgnoreDropsBeside();

  const shares = share === null ? null : sharesOf(sendable(files), share);
  const refusals = new Map(leftOut(files).map(({ file, reason }) => [file.id, reason]));
  const isTooMany = [...refusals.values()].includes(DOCUMENT_MESSAGES.tooMany);
  const note = isTooMany ? text.rule(DOCUMENT_MESSAGES.tooMany) : error;

  const add = (picked: readonly File[]) => {
    if (isSending || picked.length === 0) return;
    const next = withFiles(files, picked);
    onChange(() => next);
    checkContent(next);
  };
  const checkContent = (some: readonly ChosenFile[]) =>
    void refusalsByContent(sendable(some)).then((refusals) => {
      if (refusals.size > 0) onChange((current) => withRefusals(current, refusals));
    });
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    add([...event.dataTransfer.files]);
  };
  const remove = (index: number, file: ChosenFile) => {
    onChange((current) => without(current, file.id));
    // Focus the next row, the previous one, or the zone, so that the focus never jumps to the top of the page.
    const rows = list.current?.querySelectorAll<HTMLElement>('[data-remove]') ?? [];
    const next = rows[index + 1] ?? rows[index - 1] ?? zone.current?.querySelector('input');
    next?.focus();
  };

  return (
    <section className={styles.block} data-field="documents">
      <h2>{asked?.title ?? text('hosted.uploadTitle')}</h2>
      {!asked && <RequiredDocuments />}
      <label
        ref={zone}
        className={classNames(styles.zone, isOver && styles.over, note && styles.wrong)}
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(!isSending);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={drop}
      >
        <input
          ref={inputRef}
          className={styles.input}
          type="file"
          multiple
          accept={ACCEPTED}
          disabled={isSending}
          aria-invalid={note ? true : undefined}
          aria-describedby={`${id}-limits ${id}-note`}
          onChange={(event) => {
            add([...(event.target.files ?? [])]);
            // Lets the same file be chosen again after it was removed.
            event.target.value = '';
          }}
        />
        <Upload aria-hidden />
        <span>
          <span className={styles.choose}>{text('hosted.uploadChoose')}</span> {text('hosted.uploadDrop')}
        </span>
        <span id={`${id}-limits`} className={styles.limits}>
          {text('hosted.uploadLimits', { count: DOCUMENT_LIMIT_COUNT })}
        </span>
      </label>
      <FieldNote id={`${id}-note`} error={note} />
      {wasRestored && files.length === 0 && <p className={styles.lost}>{text('hosted.uploadLost')}</p>}
      {files.length > 0 && (
        <ul ref={list} className={styles.files} aria-label={text('hosted.uploadChosen')}>
          {files.map((file, index) => (
            <DocumentRow
              key={file.id}
              file={file}
              refusal={refusals.get(file.id) ?? null}
              accepted={ACCEPTED}
              share={shares?.get(file.id) ?? null}
              locked={isSending}
              onKind={asked ? null : (kind) => onChange((current) => withKind(current, file.id, kind))}
              onReplace={(next) => {
                const replaced = withReplacement(files, file.id, next);
                onChange(() => replaced);
                checkContent(replaced);
              }}
              onRemove={() => remove(index, file)}
            />
          ))}
        </ul>
      )}
      <p className={styles.privacy}>
        <LockKeyhole aria-hidden />
        <span>
          <span>{text('hosted.uploadPrivacy')}</span>{' '}
          {keptDays !== null && <span>{text('hosted.uploadKept', { days: keptDays })}</span>} {props.privacy}
        </span>
      </p>
      <p className="visually-hidden" role="status">
        {isSending && text('hosted.uploadStarted', { count: sendable(files).length })}
      </p>
    </section>
  );
}

function RequiredDocuments() {
  const text = useText();
  return (
    <>
      <p className="visually-hidden">{text('hosted.uploadRequired')}</p>
      <ul className={styles.required}>
        {DOCUMENT_KINDS.map((kind) => (
          <li key={kind}>{text.choice('documentKind', kind)}</li>
        ))}
      </ul>
    </>
  );
}

/** Otherwise a file dropped beside the zone would open in place of the form. */
function useIgnoreDropsBeside(): void {
  useEffect(() => {
    const refuse = (event: Event) => event.preventDefault();
    window.addEventListener('dragover', refuse);
    window.addEventListener('drop', refuse);
    return () => {
      window.removeEventListener('dragover', refuse);
      window.removeEventListener('drop', refuse);
    };
  }, []);
}
