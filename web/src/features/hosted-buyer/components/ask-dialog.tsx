// The dialog that requests a document from an applicant: its kind, and the reason given to the applicant.
import type { HostedRow } from '@visavis/contract/hosted-buyer/row';
import { DOCUMENT_REASONS } from '@visavis/domain/document/request';
import type { DocumentKind } from '@visavis/domain/document/schema';
import { REASON_LIMIT } from '@visavis/domain/hosted-buyer/rejection';
import { useRef, useState } from 'react';
import { useText } from '../../../i18n/text.ts';
import { Banner } from '../../../ui/banner.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
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
  const first = useRef<HTMLSelectElement>(null);
  const kinds = requestableKinds(row);
  const [chosen, setChosen] = useState<DocumentKind | undefined>(kinds[0]);
  const [reason, setReason] = useState<string>(DOCUMENT_REASONS[0]);
  const [hasTried, setTried] = useState(false);
  const kind = chosen !== undefined && kinds.includes(chosen) ? chosen : kinds[0];
  const submit = () => {
    setTried(true);
    if (isBusy || kind === undefined || reason === '') return;
    onAsk(kind, reason);
  };
  return (
    <FormDialog
      title={text('hostedBuyers.askTitle', { name: row.name })}
      initialFocusRef={first}
      onClose={onCancel}
      submit={{ words: text('hostedBuyers.ask'), isBusy: isBusy, busyText: text('hostedBuyers.asking') }}
      onSubmit={submit}
      className={styles.form}
    >
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
    </FormDialog>
  );
}
