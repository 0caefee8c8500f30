// One document of the carousel: drawn, or a message why it cannot be shown.
import type { DocumentInfo } from '@visavis/contract/hosted-buyer/row';
import { FileX, Lock } from 'lucide-react';
import { sentenceOf } from '../../../i18n/refusal.ts';
import { useText } from '../../../i18n/text.ts';
import { useInstants } from '../../../i18n/use-instants.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useDocument } from '../api.ts';
import { ImageView } from './image-view.tsx';
import { PdfView } from './pdf-view.tsx';

export function DocumentView({ document }: { document: DocumentInfo }) {
  const text = useText();
  const instants = useInstants();
  const { isDeleted, deletedAt, mayOpen } = document;
  if (isDeleted)
    return (
      <EmptyState
        icon={<FileX aria-hidden />}
        title={
          deletedAt
            ? text('hostedBuyers.deletedOn', { when: instants.instant(deletedAt) })
            : text('hostedBuyers.documentDeleted')
        }
      />
    );
  if (!mayOpen)
    return <EmptyState icon={<Lock aria-hidden />} title={text('hostedBuyers.passportsForAdmins')} />;
  return <OpenDocument document={document} />;
}

function OpenDocument({ document: { id, filename, mediaType } }: { document: DocumentInfo }) {
  const text = useText();
  const { data: content, error, refetch } = useDocument(id);
  if (content)
    return mediaType === 'application/pdf' ? (
      <PdfView content={content} filename={filename} />
    ) : (
      <ImageView content={content} filename={filename} />
    );
  if (error)
    return (
      <LoadFailure again={refetch}>
        {sentenceOf(text, error, text('hostedBuyers.documentFailed'))}
      </LoadFailure>
    );
  return (
    <div aria-busy="true">
      <Skeleton height="20rem" />
    </div>
  );
}
