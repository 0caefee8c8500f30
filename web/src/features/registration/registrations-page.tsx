// Registrations in a list with views, filters and bulk actions, and their meetings and decisions in a dialog.

import { DASHBOARD_PATHS } from '@visavis/contract/dashboard-path';
import { REGISTRATION_COLUMNS } from '@visavis/contract/registration/columns';
import { can } from '@visavis/domain/identity/grants';
import { mayImport } from '@visavis/domain/import/kinds';
import { FileUp, UserPlus } from 'lucide-react';
import { useText } from '../../i18n/text.ts';
import { useRole } from '../../lib/use-organiser.ts';
import { DisplayMenu } from '../../list/display-menu.tsx';
import { RowListHead } from '../../list/row-list.tsx';
import { useColumns } from '../../list/use-columns.ts';
import { WriteButton } from '../../list/write-button.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { ExportMenu } from './components/export-menu.tsx';
import { FilterTags } from './components/filter-tags.tsx';
import { RegistrationFilters } from './components/registration-filters.tsx';
import { columnsOf } from './components/registration-table.tsx';
import { RegistrationViews } from './components/registration-views.tsx';
import { RegistrationList } from './registration-list.tsx';
import { useListPlace } from './use-list-place.ts';

export function RegistrationsPage() {
  const text = useText();
  const role = useRole();
  const place = useListPlace();
  const { filter, order, search, searchBox, remove } = place;
  const columns = useColumns('registrations', columnsOf(text));
  const exported = REGISTRATION_COLUMNS.filter((column) => columns.shown.some(({ key }) => key === column));
  // A filter of a message is that of one programme.
  const { programme, ...ofOneProgramme } = filter;
  return (
    <>
      <RowListHead
        title={text(programme === 'all' ? 'review.bothProgrammes' : 'review.title')}
        search={{
          ...search,
          label: text('review.search'),
          placeholder: text('review.searchPlaceholder'),
        }}
        aside={
          <>
            {can(role, 'registration.add') && (
              <LinkButton to={DASHBOARD_PATHS.register} variant="secondary" icon={<UserPlus aria-hidden />}>
                <span className="wide-words">{text('review.register')}</span>
              </LinkButton>
            )}
            {mayImport(role, 'registrations') && (
              <LinkButton
                to={DASHBOARD_PATHS.importPeople}
                // The menu has an Import of its own.
                aria-label={text('review.importRegistrations')}
                variant="secondary"
                icon={<FileUp aria-hidden />}
              >
                <span className="wide-words">{text('review.import')}</span>
              </LinkButton>
            )}
            <DisplayMenu columns={columns} />
            {(programme === undefined || programme === 'business') && (
              <WriteButton audience={{ programme: 'business', filter: ofOneProgramme }} isCompact />
            )}
            <ExportMenu query={{ ...filter, ...order }} columns={exported} />
          </>
        }
        views={<RegistrationViews place={place} />}
        filters={
          <RegistrationFilters filter={filter} onChange={place.set} sort={order.sort} onSort={place.sortBy} />
        }
        tags={<FilterTags filter={filter} fallbackFocusRef={searchBox} onRemove={remove} />}
      />
      <RegistrationList place={place} columns={columns.shown} exported={exported} />
    </>
  );
}
