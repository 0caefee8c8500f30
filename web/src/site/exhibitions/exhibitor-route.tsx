// An exhibitor's own page, bound to the draft of Business Matching: adding it there selects it in Top Matches.
import { useQuery } from '@tanstack/react-query';
import { BUSINESS_PATHS } from '@visavis/contract/page-path';
import { DEFAULT_BUSINESS_LIMITS } from '@visavis/domain/edition/limits';
import { useLocation, useParams } from 'react-router';
import { directoryEntryQuery, directoryProductsQuery } from '../../features/directory/api.ts';
import { ExhibitorPage } from '../../features/directory/exhibitor-page.tsx';
import { productKind } from '../../features/matching/product-kind.ts';
import { useText } from '../../i18n/text.ts';
import { useDates } from '../../i18n/use-dates.ts';
import { useStepNavigation } from '../../journeys/steps/use-step-navigation.ts';
import { ApiError } from '../../lib/api-client.ts';
import { FairOverProvider } from '../../lib/fair-over.ts';
import { recordShape, textShape } from '../../lib/shape.ts';
import { useEdition } from '../../queries/use-edition.ts';
import { InEdition } from '../../shell/in-edition.tsx';
import { NotFoundPage } from '../../shell/not-found-page.tsx';
import type { Prefetch } from '../../shell/page.ts';
import { NotFoundHead } from '../../shell/page-head.tsx';
import { ExhibitorHead } from './exhibitor-head.tsx';
import { useVisitorChoice } from './use-visitor-choice.ts';

const LARGEST_ID = 2147483647;
const isId = (id: string): boolean => /^[1-9]\d{0,9}$/.test(id) && Number(id) <= LARGEST_ID;
const listState = recordShape({ list: textShape });

export function ExhibitorRoute() {
  const { id = '' } = useParams();
  // Keyed, so that no state of one exhibitor is used for another.
  return isId(id) ? (
    <>
      <ExhibitorHead id={Number(id)} />
      <OfItsEdition key={id} id={Number(id)} />
    </>
  ) : (
    <>
      <NotFoundHead />
      <NotFoundPage />
    </>
  );
}

/** In an edition other than the one that visitors see, nothing can be booked. */
function OfItsEdition({ id }: { id: number }) {
  const { data } = useQuery({ ...directoryEntryQuery(id), enabled: false });
  const page = <KnownExhibitor id={id} />;
  if (!data?.edition) return page;
  return (
    <InEdition id={data.edition.id}>
      <FairOverProvider value>{page}</FairOverProvider>
    </InEdition>
  );
}

function KnownExhibitor({ id }: { id: number }) {
  const text = useText();
  const dates = useDates();
  const navigate = useStepNavigation();
  const { state } = useLocation();
  const { data: edition } = useEdition();
  const maximum = edition?.limits.businessMaximum ?? DEFAULT_BUSINESS_LIMITS.businessMaximum;
  const { chosen, continuePath, added, add, remove } = useVisitorChoice(maximum);
  return (
    <ExhibitorPage
      id={id}
      edition={edition}
      listSearch={listState(state)?.list ?? ''}
      productKindOf={productKind}
      notFound={<NotFoundPage />}
      choice={{
        chosen,
        maximum,
        onAdd: (exhibitor) => {
          add(exhibitor);
          // Outside a registration the choice starts one.
          if (continuePath === BUSINESS_PATHS.contact) navigate(continuePath);
        },
        onRemove: remove,
        continuePath,
        continueLabel: text('directory.continue'),
        note:
          added &&
          text('directory.interestAdded', {
            interest: dates.interest(added.interest),
            company: added.company,
          }),
      }}
    />
  );
}

export const prefetchExhibitor: Prefetch = async (client, { parameters: { id = '' } }) => {
  if (!isId(id)) throw new ApiError(404, 'resource.not-found');
  await Promise.all([
    // Throws when there is no such exhibitor.
    client.fetchQuery({ ...directoryEntryQuery(Number(id)), retry: false }),
    client.prefetchQuery(directoryProductsQuery(Number(id))),
  ]);
};
