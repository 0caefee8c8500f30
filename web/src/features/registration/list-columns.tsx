// The columns of the list of registrations, with what their cells show.
import type { ListDefinition } from '../../list/define-list.ts';
import { peopleColumns } from '../../list/people.tsx';
import { PersonCell, RowActions, ScheduleCell, StatusCell } from './components/registration-cells.tsx';
import type { RegistrationList } from './list-facts.ts';

const of = peopleColumns({ company: 'review.company', size: 'review.companySize' });

/** The keys are those of an export (contract/registration/columns). */
export const COLUMNS: ListDefinition<RegistrationList>['columns'] = [
  {
    key: 'name',
    title: 'review.name',
    sort: 'name',
    isShown: 'always',
    small: { row: 1, side: 'start' },
    cell: (group, { filter, hasColumn }) => (
      <PersonCell
        group={group}
        isOfBoth={filter.programme === 'all'}
        isWithReference={!hasColumn('reference')}
      />
    ),
  },
  of.company,
  of.size,
  of.country,
  {
    key: 'nature',
    title: 'review.businessNature',
    isShown: 'by-choice',
    cell: (group) => <span dir="auto">{group.businessNature}</span>,
  },
  of.email,
  of.phone,
  {
    key: 'reference',
    title: 'review.reference',
    isShown: 'by-choice',
    cell: (group) => group.registrationNumber,
  },
  of.tags,
  {
    key: 'registered',
    title: 'review.registered',
    sort: 'registered',
    isDescendingFirst: true,
    isShown: 'by-choice',
    cell: (group, { instants }) => instants.instant(group.createdAt),
  },
  {
    key: 'schedule',
    title: 'review.schedule',
    sort: 'schedule',
    isDescendingFirst: true,
    small: { row: 2, side: 'end' },
    cell: (group, { acts }) => <ScheduleCell group={group} onView={acts.open} />,
  },
  {
    key: 'status',
    title: 'review.status',
    sort: 'status',
    small: { row: 1, side: 'end' },
    cell: (group, { acts, hasColumn }) => (
      <StatusCell
        group={group}
        failure={acts.failureOf(group.id)}
        isWithRegistered={!hasColumn('registered')}
      />
    ),
  },
  {
    key: 'action',
    title: 'review.action',
    isShown: 'always',
    small: 'foot',
    permissions: ['registration.mail', 'registration.delete'],
    cell: (group, { acts }) => <RowActions group={group} acts={acts} />,
  },
];
