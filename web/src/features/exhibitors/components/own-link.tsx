// Creates the secret link of an exhibitor and shows it once, to be copied or scanned.

import { makeExhibitorLink } from '@visavis/contract/attendance/calls';
import { Link2 } from 'lucide-react';
import { useState } from 'react';
import { useText } from '../../../i18n/text.ts';
import { call } from '../../../lib/api-client.ts';
import { useAction } from '../../../queries/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Failure } from '../../../ui/failure.tsx';
import { QrCode } from '../../../ui/qr-code.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import styles from './own-link.module.css';

interface OwnLinkProps {
  id: number;
  name: string;
}

export function OwnLink({ id, name }: OwnLinkProps) {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="secondary"
        icon={<Link2 aria-hidden />}
        aria-label={text('overview.makeLinkOf', { name })}
        onClick={() => setOpen(true)}
      >
        {text('overview.makeLink')}
      </Button>
      {isOpen && <OwnLinkDialog id={id} name={name} onClose={() => setOpen(false)} />}
    </>
  );
}

/** Asks before it creates the link, then shows it. */
export function OwnLinkDialog({ id, name, onClose }: OwnLinkProps & { onClose: () => void }) {
  const text = useText();
  const make = useAction({
    act: () => call(makeExhibitorLink, { params: { id } }),
    failed: text('overview.linkFailed'),
  });
  const making = (
    <>
      <Button variant="secondary" onClick={onClose}>
        {text('ui.cancel')}
      </Button>
      <Button busy={make.isBusy} busyText={text('overview.linkMaking')} onClick={() => void make.run()}>
        {text('overview.linkMake')}
      </Button>
    </>
  );
  return (
    <Dialog
      open
      title={text('overview.linkTitle')}
      onClose={onClose}
      actions={make.came ? <Button onClick={onClose}>{text('overview.linkClose')}</Button> : making}
    >
      <Failure of={make} />
      {make.came ? (
        <MadeLink link={make.came.link} name={name} />
      ) : (
        <p className={styles.line}>{text('overview.linkWarning', { name })}</p>
      )}
    </Dialog>
  );
}

function MadeLink({ link, name }: { link: string; name: string }) {
  const text = useText();
  const [copied, setCopied] = useState<'not-yet' | 'copied' | 'failed'>('not-yet');
  const copy = () => {
    // Without a secure context, the browser has no clipboard API.
    const written = navigator.clipboard?.writeText(link) ?? Promise.reject(new Error('no clipboard'));
    written.then(
      () => setCopied('copied'),
      () => setCopied('failed'),
    );
  };
  return (
    <>
      <p className={styles.line}>{text('overview.linkLead', { name })}</p>
      <TextField
        label={text('overview.linkAddress')}
        readOnly
        value={link}
        onFocus={(event) => event.target.select()}
      />
      <div className={styles.ways}>
        <div className={styles.code}>
          <QrCode content={link} label={text('overview.linkCode', { name })} />
        </div>
        <div>
          <Button variant="secondary" onClick={copy}>
            {text('overview.linkCopy')}
          </Button>
          <p role="status" className={styles.note}>
            {copied === 'copied' && <span>{text('overview.linkCopied')}</span>}
            {copied === 'failed' && <span>{text('overview.linkCopyFailed')}</span>}
          </p>
        </div>
      </div>
    </>
  );
}
