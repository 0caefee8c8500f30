// Which documents can be requested from an applicant.
import type { HostedRow } from '@visavis/contract/hosted-buyer/row';
import { DOCUMENT_KINDS, type DocumentKind } from '@visavis/domain/document/schema';

type Asked = Pick<HostedRow, 'documentRequests' | 'decision' | 'isReplaced'>;

/** Kinds without an open request. */
export const requestableKinds = ({ documentRequests }: Pick<Asked, 'documentRequests'>): DocumentKind[] =>
  DOCUMENT_KINDS.filter(
    (kind) => !documentRequests.some((request) => request.kind === kind && request.state === 'asked'),
  );

/** Whether a request can be offered; the server refuses it otherwise. */
export const canRequestDocument = (row: Asked): boolean =>
  !row.isReplaced && row.decision !== 'rejected' && requestableKinds(row).length > 0;
