// The page of an emailed link that requests a document.
import { useQuery } from '@tanstack/react-query';
import { getAskedDocument } from '@visavis/contract/document-request/calls';
import { HOME_PATH } from '@visavis/contract/page-path';
import type { ComponentProps } from 'react';
import { DocumentUploadPage } from '../../features/profile/document-upload-page.tsx';
import { useText } from '../../i18n/text.ts';
import { ApiError, call } from '../../lib/api-client.ts';
import { useEdition } from '../../queries/use-edition.ts';
import { InEdition } from '../../shell/in-edition.tsx';
import { PrivacyPointer } from '../../shell/legal-note.tsx';
import { NotFoundPage } from '../../shell/not-found-page.tsx';
import { Journey } from '../../ui/journey.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useLinkKey } from '../steps/use-link-key.ts';

export function HandingInRoute() {
  const text = useText();
  const key = useLinkKey();
  const { data, error, refetch } = useQuery({
    queryKey: ['asked-document', key],
    queryFn: ({ signal }) => call(getAskedDocument, { key, signal }),
    enabled: key !== '',
    retry: false,
    staleTime: 0,
  });
  if (key === '' || (error instanceof ApiError && error.status === 404))
    return <NotFoundPage lead={text('hosted.handInUnknown')} />;
  if (data)
    return (
      <InEdition id={data.edition}>
        <HandingIn asked={data} documentKey={key} onChanged={async () => (await refetch()).data} />
      </InEdition>
    );
  return (
    <Journey title={text('hosted.handInTitle')}>
      {error ? (
        <LoadFailure again={refetch}>{text('hosted.handInFailed')}</LoadFailure>
      ) : (
        <div role="status" aria-label={text('hosted.handInLoading')}>
          <Skeleton width="100%" height="16rem" />
        </div>
      )}
    </Journey>
  );
}

function HandingIn(
  props: Pick<ComponentProps<typeof DocumentUploadPage>, 'asked' | 'documentKey' | 'onChanged'>,
) {
  const { data: edition } = useEdition();
  return (
    <DocumentUploadPage
      {...props}
      keptDays={edition?.hosted.documentsKeptDays ?? null}
      privacy={<PrivacyPointer />}
      home={HOME_PATH}
    />
  );
}
