// Wraps a step whose draft must belong to the edition of the page; a draft of another edition is moved first.

import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { useText } from '../../i18n/text.ts';
import { useDates } from '../../i18n/use-dates.ts';
import { ApiError } from '../../lib/api-client.ts';
import { useFairOver } from '../../lib/fair-over.ts';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { useReadEdition } from '../../queries/read-edition.ts';
import { editionQuery, useEdition } from '../../queries/use-edition.ts';
import { PageWaiting } from '../../shell/page-waiting.tsx';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { useStoredValue } from '../../wizard/use-stored-value.ts';
import type { DraftOfEdition } from '../draft/draft-edition.ts';
import { ClosedPage } from './closed-page.tsx';
import styles from './of-edition.module.css';

/** After this long the page is shown without the server's check, which continues. */
const SHOWN_WITHIN_MS = 5000;

interface OfEditionProps {
  draft: DraftOfEdition;
  children: ReactNode;
}

export function OfEdition({ draft, children }: OfEditionProps) {
  const isOfEdition = useBroughtIn(draft);
  if (useFairOver()) return <ClosedPage />;
  if (!isOfEdition) return <PageWaiting />;
  return (
    <>
      <CarriedOverNotice draft={draft} />
      {children}
    </>
  );
}

/** Whether the draft contains choices that are specific to an edition. */
const hasChoices = ({ interests, exhibitors, meetings }: DraftOfEdition): boolean =>
  [interests, exhibitors, meetings].some((chosen) => chosen.read().length > 0);

/** Whether the page can be shown: the draft is of the edition of the page, or this cannot be determined in time. */
function useBroughtIn(draft: DraftOfEdition): boolean {
  const client = useQueryClient();
  const isAlive = useHydrated();
  const read = useReadEdition();
  const { data: edition } = useEdition();
  const [named] = useStoredValue(draft.edition);
  const [shownUnchecked, setUnasked] = useState<number>();
  const isOther = isAlive && edition !== undefined && named !== edition.id;
  const isUntouched = isOther && named === null && !hasChoices(draft);

  useEffect(() => {
    if (!isOther || !edition) return;
    if (isUntouched) {
      draft.edition.write(edition.id);
      return;
    }
    const bringIn = async () => {
      // This page may have cached an earlier edition than another page moved the draft to.
      const now = await client.fetchQuery({ ...editionQuery(read), staleTime: 0 });
      // Few drafts are of another edition, so the code that moves them is loaded on demand.
      const { bringIntoEdition } = await import('../draft/draft-edition.ts');
      await bringIntoEdition(draft, now, read);
    };
    const show = () => setUnasked(edition.id);
    bringIn().catch((error: unknown) => {
      if (!(error instanceof ApiError)) console.error(error);
      show();
    });
    const late = setTimeout(show, SHOWN_WITHIN_MS);
    return () => clearTimeout(late);
  }, [draft, client, edition, isOther, isUntouched, read]);

  return !isOther || isUntouched || shownUnchecked === edition.id;
}

/** A notice, shown until the visitor closes it. */
function CarriedOverNotice({ draft }: { draft: Pick<DraftOfEdition, 'carriedOver' | 'withdrawn'> }) {
  const text = useText();
  const dates = useDates();
  const [carriedOver] = useStoredValue(draft.carriedOver);
  const [names] = useStoredValue(draft.withdrawn);
  if (carriedOver === null) return null;
  const close = (
    <Button
      variant="text"
      onClick={() => {
        draft.carriedOver.clear();
        draft.withdrawn.clear();
      }}
    >
      {text('app.gotIt')}
    </Button>
  );
  return (
    <div className={styles.notice}>
      <Banner kind="info" action={close}>
        {carriedOver === 'lists' && names.length > 0
          ? text('app.exhibitorsGone', { count: names.length, names: dates.list(names) })
          : text(carriedOver === 'edition' ? 'app.carriedOver' : 'app.listsChanged')}
      </Banner>
    </div>
  );
}
