// The About page, with the contacts of the edition.
import { AboutPage } from '../../features/content/about-page.tsx';
import { aboutQuery } from '../../features/content/api.ts';
import { useEdition } from '../../queries/use-edition.ts';
import type { Prefetch } from '../../shell/page.ts';

export function AboutRoute() {
  const { data: edition } = useEdition();
  return <AboutPage contacts={edition?.contacts} />;
}

export const prefetchAbout: Prefetch = (client, { language }) => client.prefetchQuery(aboutQuery(language));
