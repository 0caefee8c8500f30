// The edition's logo: chosen or dropped, previewed, and only then stored; also replaced and removed.

import type { StoredEdition } from '@visavis/contract/edition/stored';
import { ACCEPTED_PICTURES, PICTURE_LIMIT_BYTES, PICTURE_TYPES } from '@visavis/domain/exhibitor/picture';
import { type DragEvent, useId, useRef, useState } from 'react';
import { type TextId, useText } from '../../../i18n/text.ts';
import { ApiError } from '../../../lib/api-client.ts';
import { usePictureUrl } from '../../../lib/use-picture-url.ts';
import { useAction } from '../../../queries/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { PicturePicker } from '../../../ui/picture-picker.tsx';
import textStyles from '../../../ui/text.module.css';
import { useToast } from '../../../ui/toast.tsx';
import type { useEditionChanges } from '../api.ts';
import styles from './logo-field.module.css';

interface LogoFieldProps {
  edition: StoredEdition;
  changes: ReturnType<typeof useEditionChanges>;
  canSet: boolean;
}

/** Why a file cannot be the logo, as far as the page can tell; the server checks its content. */
function problemOf({ type, size }: File): TextId | null {
  if (!PICTURE_TYPES.some((one) => one === type)) return 'edition.logoWrongType';
  return size > PICTURE_LIMIT_BYTES ? 'edition.logoTooLarge' : null;
}

function wordsOf(isChosen: boolean, isStored: boolean): TextId {
  if (isChosen) return 'edition.logoOther';
  return isStored ? 'edition.logoReplace' : 'edition.logoChoose';
}

export function LogoField({ edition, changes, canSet }: LogoFieldProps) {
  const text = useText();
  const titleId = useId();
  const group = useRef<HTMLFieldSetElement>(null);
  const { chosen, choose, store, failure, isBusy } = useLogo(edition, changes, () => group.current?.focus());
  const shown = usePictureUrl(chosen) ?? edition.logo;
  const drop = (event: DragEvent) => {
    event.preventDefault();
    const [file] = event.dataTransfer.files;
    if (file && canSet && !isBusy) choose(file);
  };
  return (
    <fieldset
      ref={group}
      tabIndex={-1}
      aria-labelledby={titleId}
      className={styles.field}
      onDragOver={(event) => event.preventDefault()}
      onDrop={drop}
    >
      <div className={styles.shown}>
        {shown ? <img src={shown} alt={edition.name} /> : <span>{text('edition.logoNone')}</span>}
      </div>
      <div className={styles.words}>
        <p id={titleId} className={textStyles.smallStrong}>
          {text('edition.logo')}
        </p>
        <p className={textStyles.faintNote}>{text(chosen ? 'edition.logoChosen' : 'edition.logoHelp')}</p>
        {failure !== null && (
          <p role="alert" className={textStyles.failure}>
            {failure}
          </p>
        )}
        {canSet && (
          <div className={styles.buttons}>
            {chosen && (
              <Button busy={isBusy} busyText={text('edition.logoStoring')} onClick={() => void store(chosen)}>
                {text('edition.logoUse')}
              </Button>
            )}
            {!isBusy && (
              <PicturePicker
                accept={ACCEPTED_PICTURES}
                variant="secondary"
                words={text(wordsOf(chosen !== null, edition.logo !== null))}
                onPick={choose}
              />
            )}
            {chosen && !isBusy && (
              <Button variant="text" onClick={() => choose(null)}>
                {text('edition.logoCancel')}
              </Button>
            )}
            {!chosen && edition.logo && (
              <Button
                variant="text"
                busy={isBusy}
                busyText={text('edition.logoStoring')}
                onClick={() => void store(null)}
              >
                {text('edition.logoRemove')}
              </Button>
            )}
          </div>
        )}
      </div>
    </fieldset>
  );
}

/** @param onGone moves the focus when the focused button disappears */
function useLogo(edition: StoredEdition, changes: LogoFieldProps['changes'], onGone: () => void) {
  const text = useText();
  const toast = useToast();
  const [chosen, setChosen] = useState<File | null>(null);
  const [problem, setProblem] = useState<TextId | null>(null);
  const store = useAction({
    /** Null removes the logo. */
    act: (picture: File | null) => changes.setLogo(edition, picture),
    failed: text('edition.notDone'),
    atOnce: () => setProblem(null),
    done: (_, picture) => {
      setChosen(null);
      onGone();
      toast(text(picture ? 'edition.logoStored' : 'edition.logoRemoved'));
    },
    refused: async ({ faults, error }) => {
      if (error instanceof ApiError && error.edition) await changes.accept(error.edition);
      return faults.file;
    },
  });

  function choose(file: File | null): void {
    const found = file && problemOf(file);
    store.forget();
    setProblem(found);
    if (found) return;
    setChosen(file);
    if (!file) onGone();
  }

  const failure = problem === null ? store.failure : text(problem);
  return { chosen, choose, store: store.run, failure, isBusy: store.isBusy };
}
