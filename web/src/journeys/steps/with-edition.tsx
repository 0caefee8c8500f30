// Wraps a page that needs the edition: a skeleton under the page's title while it loads, a retry if it fails.
import type { Edition } from '@visavis/domain/edition/schema';
import type { ReactNode } from 'react';
import { type TextId, useText } from '../../i18n/text.ts';
import { useEdition } from '../../queries/use-edition.ts';
import { PageWaiting } from '../../shell/page-waiting.tsx';
import { Journey } from '../../ui/journey.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';

interface WithEditionProps {
  title: TextId;
  children: (edition: Edition) => ReactNode;
}

export function WithEdition({ title, children }: WithEditionProps) {
  const text = useText();
  const { data: edition, isError, refetch } = useEdition();
  if (edition) return children(edition);
  return (
    <Journey wide title={text(title)}>
      {isError ? <LoadFailure again={refetch}>{text('app.editionFailed')}</LoadFailure> : <PageWaiting />}
    </Journey>
  );
}
