// Wraps a page that needs the edition: a skeleton under the page's title while it loads, a retry if it fails.
import type { Edition } from '@visavis/domain/edition/schema';
import type { ReactNode } from 'react';
import { type TextId, useText } from '../../i18n/text.ts';
import { useEdition } from '../../queries/use-edition.ts';
import { PageWaiting } from '../../shell/page-waiting.tsx';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Journey } from '../../ui/journey.tsx';

interface WithEditionProps {
  title: TextId;
  children: (edition: Edition) => ReactNode;
}

export function WithEdition({ title, children }: WithEditionProps) {
  const text = useText();
  const { data: edition, isError, isFetching, refetch } = useEdition();
  if (edition) return children(edition);
  const retry = (
    <Button variant="text" busy={isFetching} busyText={text('app.loading')} onClick={() => void refetch()}>
      {text('app.tryAgain')}
    </Button>
  );
  return (
    <Journey wide title={text(title)}>
      {isError ? (
        <Banner kind="error" action={retry}>
          {text('app.editionFailed')}
        </Banner>
      ) : (
        <PageWaiting />
      )}
    </Journey>
  );
}
