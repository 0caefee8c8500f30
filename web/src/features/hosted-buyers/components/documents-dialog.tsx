// The 'Uploaded Documents' dialog: an applicant's files, one at a time, beside the details that they gave.
import { useQueryClient } from '@tanstack/react-query';
import type { HostedRow } from '@visavis/contract/hosted-review/row';
import { useEffect } from 'react';
import { useText } from '../../../i18n/text.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { forgetDocuments } from '../api.ts';
import type { Decisions } from '../use-decisions.ts';
import { ApplicationDetails } from './application-details.tsx';
import { DocumentCarousel } from './document-carousel.tsx';
import { RequestList } from './document-requests.tsx';
import styles from './documents-dialog.module.css';

interface DocumentsDialogProps {
  row: HostedRow;
  decisions: Decisions;
  onClose: () => void;
}

export function DocumentsDialog({ row, decisions, onClose }: DocumentsDialogProps) {
  const text = useText();
  const queries = useQueryClient();
  // No passport stays in memory after the dialog has closed.
  useEffect(() => () => forgetDocuments(queries), [queries]);
  return (
    <Dialog open title={text('hostedBuyers.uploadedDocuments')} width="widest" onClose={onClose}>
      <div className={styles.content}>
        {row.documents.length > 0 ? (
          <DocumentCarousel documents={row.documents} />
        ) : (
          <p className={styles.none}>{text('hostedBuyers.noDocuments')}</p>
        )}
        <div className={styles.aside}>
          <ApplicationDetails row={row} />
          <RequestList row={row} decisions={decisions} />
        </div>
      </div>
    </Dialog>
  );
}
