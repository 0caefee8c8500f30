// An applicant's files: a list that marks those already opened, the current one, and what to check.
import type { DocumentInfo, HostedRow } from '@visavis/contract/hosted-buyer/row';
import { useState } from 'react';
import { CheckList } from './check-list.tsx';
import { DocumentCarousel } from './document-carousel.tsx';
import { FileList } from './file-list.tsx';

interface ApplicantDocumentsProps {
  row: Pick<HostedRow, 'id'>;
  /** At least one. */
  documents: readonly DocumentInfo[];
  className: Record<'files' | 'view' | 'checks', string | undefined>;
}

export function ApplicantDocuments({ row, documents, className }: ApplicantDocumentsProps) {
  const [shownId, setShownId] = useState(documents[0]?.id);
  // Found by id, because the list is refetched while the dialog is open.
  const place = Math.max(
    0,
    documents.findIndex(({ id }) => id === shownId),
  );
  const turnTo = (next: number) => setShownId(documents[next]?.id);
  return (
    <>
      <div className={className.files}>
        <FileList documents={documents} place={place} onShow={turnTo} />
      </div>
      <div className={className.view}>
        <DocumentCarousel documents={documents} place={place} onTurn={turnTo} />
      </div>
      <div className={className.checks}>
        <CheckList applicant={row.id} documents={documents} />
      </div>
    </>
  );
}
