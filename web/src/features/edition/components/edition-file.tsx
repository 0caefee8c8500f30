// Takes the whole edition out as a file, and makes a draft from such a file.

import { DASHBOARD_PATHS } from '@visavis/contract/dashboard-path';
import type { StoredEdition } from '@visavis/contract/edition/stored';
import { exportEdition, importEdition } from '@visavis/contract/edition-archive/calls';
import { Download, Upload } from 'lucide-react';
import { type ChangeEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { isSessionOver, sentenceOf } from '../../../i18n/refusal.ts';
import { useText } from '../../../i18n/text.ts';
import { callFile, callWithFile, saveFile } from '../../../lib/file-call.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { useToast } from '../../../ui/toast.tsx';
import styles from './edition-file.module.css';
import { Section } from './section.tsx';

interface EditionFileProps {
  edition: StoredEdition;
  /** Puts the draft in the lists of editions. */
  accept: (draft: StoredEdition) => Promise<StoredEdition>;
}

export function EditionFile({ edition, accept }: EditionFileProps) {
  const text = useText();
  const toast = useToast();
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState<'export' | 'import' | null>(null);
  const [failure, setFailure] = useState<string | null>(null);

  async function run(kind: 'export' | 'import', work: () => Promise<void>): Promise<void> {
    setFailure(null);
    setBusy(kind);
    try {
      await work();
    } catch (error) {
      if (!isSessionOver(error)) setFailure(sentenceOf(text, error, text('edition.fileFailed')));
    } finally {
      setBusy(null);
    }
  }

  const take = () =>
    run('export', async () => saveFile(await callFile(exportEdition, { params: { id: edition.id } })));

  function choose({ target }: ChangeEvent<HTMLInputElement>): void {
    const [file] = target.files ?? [];
    // The same file can be chosen again after a refusal.
    target.value = '';
    if (!file) return;
    // Systems name the type of such files differently.
    const zip = new File([file], file.name, { type: 'application/zip' });
    void run('import', async () => {
      const draft = await accept(await callWithFile(importEdition, {}, zip));
      toast(text('edition.fileRead'));
      await navigate(`${DASHBOARD_PATHS.edition}/${draft.id}`);
    });
  }

  return (
    <Section id="edition-file" title={text('edition.file')}>
      <div className={styles.file}>
        <p>{text('edition.fileLead')}</p>
        {failure !== null && <Banner kind="error">{failure}</Banner>}
        <Button
          block
          variant="secondary"
          icon={<Download aria-hidden />}
          busy={busy === 'export'}
          busyText={text('edition.exporting')}
          onClick={() => void take()}
        >
          {text('edition.export')}
        </Button>
        <Button
          block
          variant="secondary"
          icon={<Upload aria-hidden />}
          busy={busy === 'import'}
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
