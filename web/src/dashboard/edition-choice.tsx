// Chooses the edition that the whole dashboard works on, and warns when visitors see another one.
import { useQuery } from '@tanstack/react-query';
import { ofEdition } from '@visavis/contract/dashboard-path';
import { listEditions } from '@visavis/contract/edition/settings-calls';
import { can } from '@visavis/domain/identity/grants';
import { useLocation } from 'react-router';
import { useText } from '../i18n/text.ts';
import { useDates } from '../i18n/use-dates.ts';
import { call } from '../lib/api-client.ts';
import { useChosenEdition } from '../lib/chosen-edition.ts';
import { useOrganiser } from '../lib/use-organiser.ts';
import { useEdition } from '../queries/use-edition.ts';
import { Banner } from '../ui/banner.tsx';
import { Button } from '../ui/button.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { sectionAt } from './sections.ts';

export function useEditions() {
  const isAllowed = can(useOrganiser()?.role, 'edition.read');
  return useQuery({
    queryKey: ['editions'],
    queryFn: ({ signal }) => call(listEditions, { signal }),
    enabled: isAllowed,
  });
}

/** The edition without a choice: the one that visitors see, else the newest draft. Undefined until known. */
export function useUsualEdition(): number | undefined {
  const site = useEdition();
  const { data: editions } = useEditions();
  if (site.data) return site.data.id;
  return site.isFetched ? editions?.find(({ state }) => state === 'draft')?.id : undefined;
}

/**
 * Opens the section's first page in another edition with a full load: nothing of this one stays in memory, and the
 * browser asks before it leaves a page with unsaved changes.
 */
function useChoose(): (id: number) => void {
  const { pathname } = useLocation();
  return (id) => location.assign(ofEdition(sectionAt(pathname)?.path ?? pathname, id));
}

/** Renders nothing if there is only one edition. */
export function EditionChoice({ className }: { className?: string | undefined }) {
  const text = useText();
  const dates = useDates();
  const usual = useUsualEdition();
  const chosen = useChosenEdition() ?? usual;
  const { data: editions = [] } = useEditions();
  const choose = useChoose();
  if (editions.length < 2 || chosen === undefined) return null;
  return (
    <div className={className}>
      <SelectField
        label={text('dashboard.edition')}
        value={String(chosen)}
        onChange={({ target }) => choose(Number(target.value))}
        options={editions.map(({ id, name, state, dates: [first = ''] }) => ({
          value: String(id),
          label: text('dashboard.editionOption', {
            name,
            date: first === '' ? '' : dates.date(first),
            state: text(`dashboard.edition.${state}`),
          }),
        }))}
      />
    </div>
  );
}

/** Says that the dashboard works on an edition other than the one that visitors see. */
export function OtherEditionNotice() {
  const text = useText();
  const usual = useUsualEdition();
  const chosen = useChosenEdition();
  const { data: editions = [] } = useEditions();
  const choose = useChoose();
  const own = editions.find(({ id }) => id === chosen);
  const site = editions.find(({ id }) => id === usual);
  if (!own || !site || own === site) return null;
  return (
    <Banner
      kind="info"
      action={
        <Button variant="text" onClick={() => choose(site.id)}>
          {text('dashboard.toSiteEdition', { name: site.name })}
        </Button>
      }
    >
      {text('dashboard.otherEdition', {
        name: own.name,
        state: text(`dashboard.edition.${own.state}`),
        site: site.name,
      })}
    </Banner>
  );
}
