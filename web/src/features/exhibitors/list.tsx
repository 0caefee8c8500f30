// The list of exhibitors: its columns, views, filters, exports and actions with many rows.
import { DASHBOARD_PATHS } from '@visavis/contract/dashboard-path';
import {
  type ExhibitorSearch,
  type ExhibitorSort,
  exhibitorSearchSchema,
} from '@visavis/contract/exhibitor-profile/filter';
import type { ExhibitorFacts, ListedExhibitor } from '@visavis/contract/exhibitor-profile/profile';
import { PROFILE_GAPS } from '@visavis/domain/exhibitor/profile-gap';
import { Archive, ArchiveRestore, CalendarOff } from 'lucide-react';
import { useNavigate } from 'react-router';
import { defineList } from '../../list/define-list.ts';
import type { Chosen, ListOf } from '../../list/list-of.ts';
import type { Shown } from '../../list/use-shown.ts';
import {
  type CategoryGroup,
  EXHIBITOR_ROWS,
  fetchExhibitors,
  useCategoryGroups,
  useExhibitorFacts,
} from './api.ts';
import { ArchiveDialog } from './components/archive-dialog.tsx';
import {
  BoothCell,
  CountryCell,
  HoursCell,
  NameCell,
  SubCategoriesCell,
} from './components/exhibitor-cells.tsx';
import { HoursOfManyDialog } from './components/hours-of-many-dialog.tsx';
import { AddLink, BlockAllButton, ImportLink, NoExhibitors } from './components/list-head.tsx';
import { ProfileState } from './components/profile-state.tsx';
import { RestoreDialog } from './components/restore-dialog.tsx';
import { RowMenu } from './components/row-menu.tsx';
import { GAP_WORDS } from './gap-words.ts';

interface ExhibitorList extends ListOf {
  row: ListedExhibitor;
  filter: ExhibitorSearch;
  sort: ExhibitorSort;
  /** The numbers are undefined and the categories empty until they are loaded. */
  facts: { numbers: ExhibitorFacts | undefined; categories: readonly CategoryGroup[] };
  acts: { open: (id: number) => void };
}
type Given = Shown<ExhibitorList['facts']>;

/** Whether the edition has no exhibitor at all, not even an archived one. */
const isBlank = ({ facts: { numbers } }: Given): boolean =>
  numbers !== undefined && numbers.exhibitors + numbers.archived === 0;

const archivedOf = ({ rows }: Chosen<ExhibitorList>) => rows.filter(({ isArchived }) => isArchived);
const presentOf = ({ rows }: Chosen<ExhibitorList>) => rows.filter(({ isArchived }) => !isArchived);

const optionsOf = (places: readonly { name: string; count: number }[] | undefined, { text }: Given) =>
  (places ?? []).map(({ name, count }) => ({
    value: name,
    label: text('exhibitors.counted', { name, count }),
  }));

const TAKEN_WORDS = {
  full: 'exhibitors.full',
  some: 'exhibitors.someTaken',
  none: 'exhibitors.viewNoMeetings',
} as const;

const named = (found: { name: string } | undefined, id: number, { dates }: Given): string =>
  found ? dates.named(found) : String(id);

export const EXHIBITOR_LIST = defineList<ExhibitorList>({
  source: EXHIBITOR_ROWS,
  nameOf: ({ companyName }) => companyName,
  words: {
    title: () => 'overview.exhibitors',
    search: 'exhibitors.search',
    placeholder: 'exhibitors.search',
    caption: 'overview.exhibitorsCaption',
    loading: 'overview.exhibitorsLoading',
    found: 'overview.exhibitorsFound',
    failed: (_, text) => text('overview.exhibitorsFailed'),
    none: () => 'overview.exhibitorsNone',
  },
  filterSchema: exhibitorSearchSchema,
  filters: {
    category: {
      control: {
        label: 'exhibitors.category',
        at: 'beside',
        options: ({ text, dates, facts }) =>
          facts.categories.map((category) => ({
            group: dates.named(category),
            options: [
              {
                value: `category ${category.id}`,
                label: text('exhibitors.allOf', { category: dates.named(category) }),
              },
              ...category.subCategories.map((one) => ({
                value: `subCategory ${one.id}`,
                label: dates.named(one),
              })),
            ],
          })),
        several: {
          option: ({ category, subCategory }) => {
            if (subCategory !== undefined) return `subCategory ${subCategory}`;
            return category === undefined ? '' : `category ${category}`;
          },
          parts: (option) => {
            const [part, id] = option.split(' ');
            return { category: '', subCategory: '', ...(part && id && { [part]: id }) };
          },
        },
      },
      tag: (id, given) =>
        named(
          given.facts.categories.find((one) => one.id === id),
          id,
          given,
        ),
    },
    subCategory: {
      tag: (id, given) => {
        const all = given.facts.categories.flatMap(({ subCategories }) => subCategories);
        return named(
          all.find((one) => one.id === id),
          id,
          given,
        );
      },
    },
    country: {
      control: {
        label: 'exhibitors.country',
        at: 'beside',
        options: ({ text, countryName, facts }) =>
          (facts.numbers?.countries ?? []).map(({ name, count }) => ({
            value: name,
            label: text('exhibitors.counted', { name: countryName(name), count }),
          })),
      },
      tag: (country, { countryName }) => countryName(country),
    },
    hall: {
      control: {
        label: 'exhibitors.hall',
        at: 'beside',
        options: (given) => optionsOf(given.facts.numbers?.halls, given),
      },
      tag: (hall, { text }) => text('exhibitors.hallNamed', { hall }),
    },
    gap: {
      control: {
        label: 'exhibitors.profile',
        at: 'beside',
        options: ({ text, facts }) => [
          { value: 'none', label: text('exhibitors.complete') },
          { value: 'any', label: text('exhibitors.notComplete') },
          ...PROFILE_GAPS.map((gap) => ({
            value: gap,
            label: text('exhibitors.counted', {
              name: text(GAP_WORDS[gap]),
              count: facts.numbers?.gaps.find((known) => known.gap === gap)?.count ?? 0,
            }),
          })),
        ],
      },
      tag: (gap, { text }) => {
        if (gap === 'any') return text('exhibitors.notComplete');
        return text(gap === 'none' ? 'exhibitors.complete' : GAP_WORDS[gap]);
      },
    },
    taken: { tag: (taken, { text }) => text(TAKEN_WORDS[taken]) },
    archived: { tag: (value, { text }) => (value === 'true' ? text('exhibitors.viewArchived') : null) },
  },
  views: {
    keys: ['taken', 'gap', 'archived'],
    all: [
      { name: 'exhibitors.viewAll', filter: {} },
      { name: 'exhibitors.full', filter: { taken: 'full' } },
      { name: 'exhibitors.viewNoMeetings', filter: { taken: 'none' } },
      { name: 'exhibitors.viewNotComplete', filter: { gap: 'any' } },
      { name: 'exhibitors.viewArchived', filter: { archived: 'true' } },
    ],
    count: ({ numbers }, { taken, gap, archived }) => {
      if (archived) return numbers?.archived;
      if (gap) return numbers?.gaps.reduce((sum, { count }) => sum + count, 0);
      if (taken) return taken === 'full' ? numbers?.full : numbers?.withoutMeetings;
      return numbers?.exhibitors;
    },
  },
  columns: [
    {
      key: 'name',
      title: 'overview.columnExhibitor',
      sort: 'name',
      small: { row: 1, side: 'start' },
      cell: (row) => <NameCell exhibitor={row} />,
    },
    {
      key: 'booth',
      title: 'overview.columnBooth',
      sort: 'booth',
      hideOnSmall: true,
      spare: 'last',
      cell: (row) => <BoothCell exhibitor={row} />,
    },
    {
      key: 'country',
      title: 'overview.columnCountry',
      hideOnSmall: true,
      spare: 'first',
      cell: (row) => <CountryCell exhibitor={row} />,
    },
    {
      key: 'subCategories',
      title: 'exhibitors.columnSubCategories',
      hideOnSmall: true,
      spare: 'first',
      cell: (row) => <SubCategoriesCell exhibitor={row} />,
    },
    {
      key: 'hours',
      title: 'exhibitors.columnHours',
      sort: 'hours',
      isDescendingFirst: true,
      small: { row: 2, side: 'start' },
      cell: (row) => <HoursCell exhibitor={row} />,
    },
    {
      key: 'places',
      title: 'exhibitors.columnPlaces',
      hideOnSmall: true,
      spare: 'first',
      cell: ({ places }) => places,
    },
    {
      key: 'products',
      title: 'exhibitors.columnProducts',
      hideOnSmall: true,
      spare: 'first',
      cell: ({ productCount }) => productCount,
    },
    {
      key: 'profile',
      title: 'exhibitors.profile',
      sort: 'gap',
      small: { row: 2, side: 'end' },
      cell: ({ firstGap }) => <ProfileState gap={firstGap} />,
    },
    {
      key: 'actions',
      title: 'exhibitors.columnActions',
      small: { row: 1, side: 'end' },
      cell: (row) => <RowMenu exhibitor={row} />,
    },
  ],
  orders: [
    { key: 'name', words: 'overview.orderName', sort: 'name', direction: 'ascending' },
    { key: 'booth', words: 'exhibitors.orderBooth', sort: 'booth', direction: 'ascending' },
    { key: 'most-booked', words: 'overview.orderMost', sort: 'hours', direction: 'descending' },
    { key: 'least-booked', words: 'overview.orderLeast', sort: 'hours', direction: 'ascending' },
    { key: 'gap', words: 'exhibitors.orderGap', sort: 'gap', direction: 'ascending' },
  ],
  bulk: [
    {
      id: 'restore',
      words: 'exhibitors.restore',
      icon: <ArchiveRestore aria-hidden />,
      permission: 'exhibitor.set',
      fits: (_, chosen) => archivedOf(chosen).length > 0,
      dialog: (props) => <RestoreDialog exhibitors={archivedOf(props)} {...props} />,
    },
    'write',
    {
      id: 'hours',
      words: 'exhibitors.blockSome',
      icon: <CalendarOff aria-hidden />,
      permission: 'exhibitor.set',
      fits: (_, chosen) => presentOf(chosen).length > 0,
      dialog: ({ onClose, ...chosen }) => (
        <HoursOfManyDialog exhibitorIds={presentOf(chosen).map(({ id }) => id)} onClose={onClose} />
      ),
    },
    {
      id: 'archive',
      words: 'exhibitors.archive',
      icon: <Archive aria-hidden />,
      permission: 'exhibitor.set',
      fits: (_, chosen) => presentOf(chosen).length > 0,
      dialog: (props) => <ArchiveDialog exhibitors={presentOf(props)} {...props} />,
    },
    'export',
  ],
  exports: [{ words: 'exhibitors.export', load: (query, { chosen }) => fetchExhibitors(query, chosen) }],
  // Nobody writes to archived ones.
  audience: ({ archived, ...filter }, chosen) => {
    if (!chosen) return archived ? null : { programme: 'exhibitors', filter };
    const ids = presentOf(chosen).map(({ id }) => id);
    return ids.length > 0 ? { programme: 'exhibitors', ids } : null;
  },
  lead: ({ text, facts: { numbers } }) =>
    numbers
      ? text('exhibitors.facts', {
          count: numbers.exhibitors,
          hours: numbers.hours,
          taken: numbers.hoursTaken,
        })
      : '',
  head: (given) =>
    given.may('exhibitor.set') && (
      <>
        {!isBlank(given) && <BlockAllButton />}
        <ImportLink />
      </>
    ),
  headEnd: ({ may }) => may('exhibitor.set') && <AddLink />,
  blank: (given) => (isBlank(given) ? <NoExhibitors mayAdd={given.may('exhibitor.set')} /> : null),
  open: ({ id }, { acts }) => acts.open(id),
  useFacts: () => ({ numbers: useExhibitorFacts().data, categories: useCategoryGroups().data ?? [] }),
  useActs: () => {
    const navigate = useNavigate();
    return { open: (id) => void navigate(`${DASHBOARD_PATHS.exhibitors}/${id}`) };
  },
});
