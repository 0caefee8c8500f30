// One chosen file: its name and kind, upload progress, and what can be done about it.
import { DOCUMENT_KINDS, type DocumentKind } from '@visavis/domain/document/schema';
import { Check, ChevronDown, CircleAlert, FileText, FileWarning, Image, X } from 'lucide-react';
import { useRef } from 'react';
import { type Text, useText } from '../../../i18n/text.ts';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import stackStyles from '../../../ui/stack.module.css';
import type { ChosenFile } from './chosen-files.ts';
import styles from './document-row.module.css';

interface DocumentRowProps {
  file: ChosenFile;
  /** Why it is left out of the current files; null if it is sent. */
  refusal: string | null;
  /** File types the picker offers. */
  accepted: string;
  /** How much of it is sent, from 0 to 1; null while nothing is being sent, and for a file that is left out. */
  share: number | null;
  locked: boolean;
  /** Null when all files are of one kind. */
  onKind: ((kind: DocumentKind) => void) | null;
  onReplace: (file: File) => void;
  onRemove: () => void;
}

const KIB = 1024;

export function DocumentRow({
  file: chosen,
  refusal,
  accepted,
  share,
  locked,
  onKind,
  onReplace,
  onRemove,
}: DocumentRowProps) {
  const text = useText();
  const replacement = useRef<HTMLInputElement>(null);
  const { file, kind } = chosen;
  const { name } = file;
  const isRefused = refusal !== null;
  const Icon = isRefused ? FileWarning : name.toLowerCase().endsWith('.pdf') ? FileText : Image;
  return (
    <li className={classNames(styles.row, isRefused && styles.refused)}>
      <Icon className={styles.type} aria-hidden />
      <div className={stackStyles.shrinking}>
        <p className={styles.name}>{name}</p>
        {isRefused ? (
          <p className={styles.refusal}>
            <CircleAlert aria-hidden />
            <span>{text('hosted.uploadLeftOut', { kb: sizeOf(file), reason: text.rule(refusal) })}</span>
          </p>
        ) : (
          <p className={styles.state}>
            {share === 1 && <Check aria-hidden />}
            {stateOf(text, file, share)}
          </p>
        )}
        {share !== null && share > 0 && share < 1 && (
          <div
            className={styles.bar}
            role="progressbar"
            aria-label={name}
            aria-valuemin={0}
            aria-valuemax={100}
            aria-valuenow={percent(share)}
          >
            <span style={{ width: `${percent(share)}%` }} />
          </div>
        )}
      </div>
      {!isRefused && onKind && (
        <div className={styles.kind}>
          <select
            aria-label={text('hosted.uploadKind', { name })}
            value={kind}
            disabled={locked}
            onChange={({ target }) => {
              const next = DOCUMENT_KINDS.find((offered) => offered === target.value);
              if (next) onKind(next);
            }}
          >
            {DOCUMENT_KINDS.map((offered) => (
              <option key={offered} value={offered}>
                {text.choice('documentKind', offered)}
              </option>
            ))}
          </select>
          <ChevronDown aria-hidden />
        </div>
      )}
      {chosen.refusal !== null && (
        <div className={styles.replace}>
          <input
            ref={replacement}
            type="file"
            accept={accepted}
            hidden
            onChange={({ target }) => {
              const next = target.files?.[0];
              if (next) onReplace(next);
              target.value = '';
            }}
          />
          <Button
            variant="secondary"
            aria-label={text('hosted.uploadReplaceOf', { name })}
            disabled={locked}
            onClick={() => replacement.current?.click()}
          >
            {text('hosted.uploadReplace')}
          </Button>
        </div>
      )}
      <button
        type="button"
        className={`icon-button ${styles.remove}`}
        data-remove=""
        aria-label={text('hosted.uploadRemove', { name })}
        disabled={locked}
        onClick={onRemove}
      >
        <X aria-hidden />
      </button>
    </li>
  );
}

const percent = (share: number): number => Math.floor(share * 100);
const sizeOf = ({ size }: File): number => Math.ceil(size / KIB);

function stateOf(text: Text, file: File, share: number | null): string {
  const kb = sizeOf(file);
  if (share === null) return text('hosted.uploadSize', { kb });
  if (share === 1) return text('hosted.uploadSent', { kb });
  if (share === 0) return text('hosted.uploadWaiting', { kb });
  return text('hosted.uploadSending', { kb, percent: percent(share) });
}
