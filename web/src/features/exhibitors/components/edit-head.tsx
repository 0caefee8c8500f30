// The head of an exhibitor's page: its name, a line of facts, and the actions with the exhibitor as a whole.

import { DASHBOARD_PATHS, PRINT_PATHS } from '@visavis/contract/dashboard-path';
import type { ExhibitorProfile } from '@visavis/contract/exhibitor-profile/profile';
import { EXHIBITIONS_PATH } from '@visavis/contract/page-path';
import { can } from '@visavis/domain/identity/grants';
import { ExternalLink, Printer } from 'lucide-react';
import { useState } from 'react';
import { useText } from '../../../i18n/text.ts';
import { useCountryName } from '../../../i18n/use-country-name.ts';
import { useInstants } from '../../../i18n/use-instants.ts';
import { useRole } from '../../../lib/use-organiser.ts';
import { useEdition } from '../../../queries/use-edition.ts';
import { Banner } from '../../../ui/banner.tsx';
import { LinkButton } from '../../../ui/button.tsx';
import { MenuButton } from '../../../ui/menu-button.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import { placeWords } from '../place-words.ts';
import { ArchiveDialog } from './archive-dialog.tsx';
import styles from './edit-head.module.css';
import { MergeDialog } from './merge-dialog.tsx';
import { OwnLink } from './own-link.tsx';
import { RestoreDialog } from './restore-dialog.tsx';

export function EditHead({ exhibitor }: { exhibitor: ExhibitorProfile | undefined }) {
  const text = useText();
  if (!exhibitor) return <PageHead title={text('exhibitors.newExhibitor')} />;
  return (
    <>
      <PageHead
        title={exhibitor.companyName}
        lead={<Facts exhibitor={exhibitor} />}
        aside={<Actions exhibitor={exhibitor} />}
      />
      {exhibitor.isArchived && (
        <Banner
          kind="info"
          action={
            exhibitor.mergedInto !== null && (
              <LinkButton variant="text" to={`${DASHBOARD_PATHS.exhibitors}/${exhibitor.mergedInto}`}>
                {text('exhibitors.toMerged')}
              </LinkButton>
            )
          }
        >
          {text(exhibitor.mergedInto === null ? 'exhibitors.isArchived' : 'exhibitors.isMerged')}
        </Banner>
      )}
    </>
  );
}

function Facts({ exhibitor }: { exhibitor: ExhibitorProfile }) {
  const text = useText();
  const instants = useInstants();
  const countryName = useCountryName();
  const { boothNumber, hall, regionCountry, hours, hoursTaken, people, lastChange } = exhibitor;
  const place = placeWords(text, [boothNumber, hall, regionCountry && countryName(regionCountry)]);
  const facts = [
    ...(place === '' ? [] : [text('exhibitors.placeSentence', { place })]),
    text('exhibitors.takenBy', { taken: hoursTaken, hours, count: people }),
    ...(lastChange
      ? [text('exhibitors.lastChange', { by: lastChange.by, at: instants.instant(lastChange.at) })]
      : []),
  ];
  return facts.reduce((first, second) => text('exhibitors.sentencePair', { first, second }));
}

function Actions({ exhibitor }: { exhibitor: ExhibitorProfile }) {
  const text = useText();
  const role = useRole();
  // The edition that visitors see: there is a public page only for its exhibitors.
  const site = useEdition();
  const [asking, setAsking] = useState<'archive' | 'restore' | 'merge' | null>(null);
  const { id, companyName: name, isArchived, mergedInto } = exhibitor;
  const mayChange = can(role, 'exhibitor.set');
  const items = [
    ...(isArchived
      ? mergedInto === null
        ? [{ id: 'restore', words: text('exhibitors.restore'), onChoose: () => setAsking('restore') }]
        : []
      : [
          { id: 'merge', words: text('exhibitors.merge'), onChoose: () => setAsking('merge') },
          { id: 'archive', words: text('exhibitors.archive'), onChoose: () => setAsking('archive') },
        ]),
  ];
  return (
    <div className={styles.actions}>
      {!isArchived && site.data?.id === exhibitor.editionId && (
        <LinkButton
          variant="secondary"
          to={`${EXHIBITIONS_PATH}/${id}`}
          target="_blank"
          icon={<ExternalLink aria-hidden />}
        >
          {text('exhibitors.publicPage')}
        </LinkButton>
      )}
      {mergedInto === null && (
        <LinkButton
          variant="secondary"
          to={`${PRINT_PATHS.exhibitor}/${id}`}
          icon={<Printer aria-hidden />}
          aria-label={text('overview.printScheduleOf', { name })}
        >
          {text('overview.printSchedule')}
        </LinkButton>
      )}
      {can(role, 'exhibitor.make-link') && !isArchived && <OwnLink id={id} name={name} />}
      {mayChange && items.length > 0 && (
        <MenuButton label={text('exhibitors.actionsOf', { name })} items={items} />
      )}
      {asking === 'archive' && (
        <ArchiveDialog exhibitors={[exhibitor]} onDone={() => {}} onClose={() => setAsking(null)} />
      )}
      {asking === 'restore' && (
        <RestoreDialog exhibitors={[exhibitor]} onDone={() => {}} onClose={() => setAsking(null)} />
      )}
      {asking === 'merge' && <MergeDialog exhibitor={exhibitor} onClose={() => setAsking(null)} />}
    </div>
  );
}
