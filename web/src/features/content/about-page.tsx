// The About page: the organiser's text in four tabs, beside the organiser's own figures.
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { AboutContent } from '@visavis/domain/content/schema';
import type { Edition } from '@visavis/domain/edition/schema';
import { useSearchParams } from 'react-router';
import { useLanguage } from '../../i18n/language.ts';
import { type TextId, useText } from '../../i18n/text.ts';
import { TabList, TabPanel } from '../../ui/tab-list.tsx';
import styles from './about-page.module.css';
import { aboutQuery } from './api.ts';
import { ContactButtons } from './components/contact-buttons.tsx';
import { NotLoaded } from './components/not-loaded.tsx';
import { OwnFigures } from './components/own-figures.tsx';
import { People } from './components/people.tsx';
import { SectionWords } from './components/section-words.tsx';
import { Voices } from './components/voices.tsx';
import { Years } from './components/years.tsx';

const TABS = [
  { id: 'about', title: 'content.tabAbout' },
  { id: 'mission', title: 'content.tabMission' },
  { id: 'team', title: 'content.tabTeam' },
  { id: 'history', title: 'content.tabHistory' },
] as const satisfies readonly { id: keyof AboutContent; title: TextId }[];
type TabId = (typeof TABS)[number]['id'];
const FIRST_TAB: TabId = 'about';

/** @param contacts of the edition; undefined while it loads */
export function AboutPage({ contacts }: { contacts: Edition['contacts'] | undefined }) {
  const text = useText();
  const { data, isError, refetch } = useQuery({
    ...aboutQuery(useLanguage()),
    placeholderData: keepPreviousData,
  });
  const [tab, setTab] = useTab();
  return (
    <div className={styles.page}>
      <h1 tabIndex={-1}>{text('content.aboutTitle')}</h1>
      {data ? (
        <>
          <div className={styles.tabs}>
            <TabList
              label={text('content.tabs')}
              tabs={TABS.map(({ id, title }) => ({ id, title: text(title) }))}
              current={tab}
              onChange={setTab}
            />
          </div>
          <TabPanel id={tab}>
            <div className={styles.columns}>
              <div className={styles.words}>
                <h2>{data[tab].heading}</h2>
                <SectionWords {...data[tab]} />
                {tab === 'team' && <People people={data.team.people} />}
                {tab === 'history' && <Years years={data.history.years} />}
                {contacts && <ContactButtons {...contacts} />}
              </div>
              <div>
                <OwnFigures figures={data.figures} />
              </div>
            </div>
            {tab === FIRST_TAB && <Voices voices={data.voices} />}
          </TabPanel>
        </>
      ) : (
        <NotLoaded failed={isError} onRetry={refetch} />
      )}
    </div>
  );
}

/** The open tab, kept in the URL; the first tab adds nothing to it. */
function useTab(): [TabId, (tab: TabId) => void] {
  const [search, setSearch] = useSearchParams();
  const current = TABS.find(({ id }) => id === search.get('tab'))?.id ?? FIRST_TAB;
  const open = (tab: TabId) =>
    // Arrow keys step through the tabs: Back should lead to the previous page, not through each tab.
    setSearch(tab === FIRST_TAB ? {} : { tab }, { replace: true });
  return [current, open];
}
