// Exports the whole edition as a file, and imports such a file as a draft.

import { DASHBOARD_PATHS } from '@visavis/contract/dashboard-path';
import type { StoredEdition } from '@visavis/contract/edition/stored';
import { exportEdition, importEdition } from '@visavis/contract/edition-archive/calls';
import { Download, Upload } from 'lucide-react';
import { type ChangeEvent, useRef } from 'react';
import { useNavigate } from 'react-router';
import { useText } from '../../../i18n/text.ts';
import { callFile, callWithFile, saveFile } from '../../../lib/file-call.ts';
import { useAction } from '../../../queries/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { Failure } from '../../../ui/failure.tsx';
import { useToast } from '../../../ui/toast.tsx';
import styles from './edition-file.module.css';
import { Section } from './section.tsx';

interface EditionFileProps {
  edition: StoredEdition;
  /** Adds the draft to the lists of editions. */
  accept: (draft: StoredEdition) => Promise<StoredEdition>;
}

export function EditionFile({ edition, accept }: EditionFileProps) {
  const text = useText();
  const toast = useToast();
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const handling = useAction({
    act: ({ work }: { kind: 'export' | 'import'; work: () => Promise<void> }) => work(),
    failed: text('edition.fileFailed'),
    laneOf: ({ kind }) => kind,
  });
  const take = async () => saveFile(await callFile(exportEdition, { params: { id: edition.id } }));
  const read = async (zip: File) => {
    const draft = await accept(await callWithFile(importEdition, {}, zip));
    toast(text('edition.fileRead'));
    await navigate(`${DASHBOARD_PATHS.edition}/${draft.id}`);
  };

  function choose({ target }: ChangeEvent<HTMLInputElement>): void {
    const [file] = target.files ?? [];
    // Lets the same file be chosen again after a refusal.
    target.value = '';
    if (!file) return;
    // Systems disagree on the type of such files.
    const zip = new File([file], file.name, { type: 'application/zip' });
    void handling.run({ kind: 'import', work: () => read(zip) });
  }

  return (
    <Section id="edition-file" title={text('edition.file')}>
      <div className={styles.file}>
        <p>{text('edition.fileLead')}</p>
        <Failure of={handling} />
        <Button
          block
          variant="secondary"
          icon={<Download aria-hidden />}
          busy={handling.of('export').isBusy}
          busyText={text('edition.exporting')}
          onClick={() => void handling.run({ kind: 'export', work: take })}
        >
          {text('edition.export')}
        </Button>
        <Button
          block
          variant="secondary"
          icon={<Upload aria-hidden />}
          busy={handling.of('import').isBusy}
          busyText={text('edition.importing')}
          onClick={() => input.current?.click()}
        >
          {text('edition.import')}
        </Button>
        <input ref={input} type="file" accept=".zip,application/zip" hidden onChange={choose} />
      </div>
    </Section>
  );
}
