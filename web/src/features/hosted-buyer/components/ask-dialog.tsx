// The dialog that requests a document from an applicant: its kind, and the reason given to the applicant.
import type { HostedRow } from '@visavis/contract/hosted-buyer/row';
import { DOCUMENT_REASONS } from '@visavis/domain/document/request';
import type { DocumentKind } from '@visavis/domain/document/schema';
import { REASON_LIMIT } from '@visavis/domain/hosted-buyer/rejection';
import { type FormEvent, useId, useRef, useState } from 'react';
import { useText } from '../../../i18n/text.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { ReasonField } from '../../../ui/reason-field.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { requestableKinds } from '../document-request-kinds.ts';
import styles from './refund-dialog.module.css';

interface AskDialogProps {
  row: HostedRow;
  isBusy: boolean;
  /** Why the last attempt failed. */
  failure: string | undefined;
  onAsk: (kind: DocumentKind, reason: string) => void;
  onCancel: () => void;
}

export function AskDialog({ row, isBusy, failure, onAsk, onCancel }: AskDialogProps) {
  const text = useText();
  const id = useId();
  const first = useRef<HTMLSelectElement>(null);
  const kinds = requestableKinds(row);
  const [chosen, setChosen] = useState<DocumentKind | undefined>(kinds[0]);
  const [reason, setReason] = useState<string>(DOCUMENT_REASONS[0]);
  const [hasTried, setTried] = useState(false);
  const kind = chosen !== undefined && kinds.includes(chosen) ? chosen : kinds[0];
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (isBusy || kind === undefined || reason === '') return;
    onAsk(kind, reason);
  };
  return (
    <Dialog
      open
      title={text('hostedBuyers.askTitle', { name: row.name })}
      initialFocusRef={first}
      onClose={onCancel}
      actions={
        <>
          <Button variant="secondary" onClick={onCancel}>
            {text('hostedBuyers.cancel')}
          </Button>
          <Button type="submit" form={id} busy={isBusy} busyText={text('hostedBuyers.asking')}>
            {text('hostedBuyers.ask')}
          </Button>
        </>
      }
    >
      <form id={id} className={styles.form} onSubmit={submit} noValidate>
        <p>{text('hostedBuyers.askLead')}</p>
        {failure !== undefined && <Banner kind="error">{failure}</Banner>}
        <SelectField
          ref={first}
          label={text('hostedBuyers.askKind')}
          value={kind ?? ''}
          options={kinds.map((one) => ({ value: one, label: text.choice('documentKind', one) }))}
          onChange={({ target }) => setChosen(kinds.find((one) => one === target.value))}
        />
        <ReasonField
          listed={DOCUMENT_REASONS}
          initial={DOCUMENT_REASONS[0]}
          maxLength={REASON_LIMIT}
          help={text('hostedBuyers.askReasonHelp')}
          error={hasTried && reason === '' ? text('hostedBuyers.askReasonMissing') : undefined}
          onChange={setReason}
        />
      </form>
    </Dialog>
  );
}
