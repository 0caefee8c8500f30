// Which documents an applicant can be asked for.
import type { HostedRow } from '@visavis/contract/hosted-review/row';
import { DOCUMENT_KINDS, type DocumentKind } from '@visavis/domain/document/schema';

type Asked = Pick<HostedRow, 'documentRequests' | 'decision' | 'isReplaced'>;

/** Kinds that are not asked for already. */
export const kindsToAsk = ({ documentRequests }: Pick<Asked, 'documentRequests'>): DocumentKind[] =>
  DOCUMENT_KINDS.filter(
    (kind) => !documentRequests.some((request) => request.kind === kind && request.state === 'asked'),
  );

/** The server refuses the others: it is not offered then. */
export const mayAsk = (row: Asked): boolean =>
  !row.isReplaced && row.decision !== 'rejected' && kindsToAsk(row).length > 0;
