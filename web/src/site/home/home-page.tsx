// The home page: what the programme is, when and where the exhibition is, who exhibits, and how to register.

import { factsQuery, placeQuery, stripQuery } from '../../queries/home.ts';
import { programmesQuery } from '../../queries/programmes.ts';
import { useEdition } from '../../queries/use-edition.ts';
import type { Prefetch } from '../../shell/page.ts';
import { Categories } from './categories.tsx';
import { Contacts } from './contacts.tsx';
import { DatesAndPlace } from './dates-and-place.tsx';
import { ExhibitorStrip } from './exhibitor-strip.tsx';
import { Hero } from './hero.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { maximumOf } from './maximum.ts';
import { Programmes } from './programmes.tsx';

export function HomePage() {
  const { data: edition } = useEdition();
  const maximum = maximumOf(edition);
  return (
    <>
      <Hero edition={edition} maximum={maximum} />
      <Programmes edition={edition} maximum={maximum} />
      <HowItWorks maximum={maximum} slot={edition?.slotMinutes ?? 60} />
      <DatesAndPlace />
      <Categories />
      <ExhibitorStrip edition={edition} />
      <Contacts edition={edition} />
    </>
  );
}

export const prefetchHome: Prefetch = (client, { language }) =>
  Promise.all([
    client.prefetchQuery(placeQuery(language)),
    client.prefetchQuery(programmesQuery(language)),
    client.prefetchQuery(factsQuery()),
    client.prefetchQuery(stripQuery()),
  ]);
