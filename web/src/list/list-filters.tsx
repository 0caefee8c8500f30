// The filters of a list that add up: their controls, the tags of those that are set, and both where a message is written.
import type { ReactNode, RefObject } from 'react';
import * as z from 'zod/mini';
import { type TextId, useText } from '../i18n/text.ts';
import { Chips, Tag } from '../ui/chip.tsx';
import type { KeyOf, ListDefinition, ListFilter } from './define-list.ts';
import rowStyles from './filter-row.module.css';
import { FilterRow } from './filter-row.tsx';
import { FilterSelect } from './filter-select.tsx';
import type { ListOf } from './list-of.ts';
import type { ListPlace } from './use-list-place.ts';
import type { OpenList } from './use-open-list.ts';
import { type Shown, useShown } from './use-shown.ts';

type Parts = Readonly<Record<string, string>>;

interface FiltersProps<L extends ListOf> {
  list: ListDefinition<L>;
  filter: L['filter'];
  given: Shown<L['facts']>;
}

/** @returns the filters of a list by key, in their order */
const filtersOf = <L extends ListOf>({ filters }: Pick<ListDefinition<L>, 'filters'>) =>
  Object.entries(filters) as [KeyOf<L>, ListFilter<L, unknown>][];

interface ControlsProps<L extends ListOf> extends FiltersProps<L> {
  /** Sets filters; an empty value removes one. */
  onSet: (parts: Parts) => void;
}

function controlsOf<L extends ListOf>(
  { list, filter, given, onSet }: ControlsProps<L>,
  place: 'beside' | 'more' | 'message',
) {
  return filtersOf(list).flatMap(([key, { control }]) => {
    if (control?.at !== place) return [];
    const { label, options, several } = control;
    return (
      <FilterSelect
        key={key}
        label={given.text(label)}
        any={given.text('review.anyChoice')}
        options={options(given)}
        value={several ? several.option(filter) : String(filter[key] ?? '')}
        onChange={(value) => onSet(several ? several.parts(value) : { [key]: value })}
      />
    );
  });
}

/** The order and the filters, and what stands after them; nothing for a list that has none. */
export function ListFilters<L extends ListOf>({
  list: { definition: list, place, given },
  children,
}: {
  list: OpenList<L>;
  children?: ReactNode;
}) {
  const { order, sortBy: onSort } = place;
  const props = { list, filter: place.filter, given, onSet: place.set };
  const orders: readonly ({ words: TextId } & ListPlace<L>['order'])[] =
    list.orders ??
    list.columns.flatMap(({ title, sort, isDescendingFirst }) =>
      sort === undefined
        ? []
        : [{ words: title, sort, direction: isDescendingFirst ? 'descending' : 'ascending' }],
    );
  const chosen =
    orders.find(({ sort, direction }) => sort === order.sort && direction === order.direction) ??
    orders.find(({ sort }) => sort === order.sort);
  const beside = controlsOf(props, 'beside');
  const more = controlsOf(props, 'more');
  if (orders.length + beside.length + more.length === 0 && !children) return null;
  return (
    <FilterRow
      sort={
        orders.length > 0 && (
          <FilterSelect
            label={given.text('dashboard.sort')}
            {...(!list.orders && { any: given.text(list.words.usualOrder ?? 'dashboard.newestFirst') })}
            options={orders.map(({ words }, index) => ({ value: String(index), label: given.text(words) }))}
            value={chosen ? String(orders.indexOf(chosen)) : ''}
            onChange={(index) => onSort(orders[index === '' ? -1 : Number(index)] ?? {})}
          />
        )
      }
      first={beside}
      more={more.length > 0 && more}
      last={children}
    />
  );
}

/** The tags of the filters that are set, except those that the open view sets. */
export function tagsOf<L extends ListOf>({ list, filter, given }: FiltersProps<L>) {
  const view = currentView(list, filter);
  return filtersOf(list).flatMap(([key, { tag }]) => {
    const value: unknown = filter[key];
    if (value === undefined || (view && key in view.filter)) return [];
    const label = tag(value, given);
    return label === null ? [] : [{ id: key, label }];
  });
}

/** The open view of the list; undefined if the filter matches none. */
export const currentView = <L extends ListOf>(
  { views }: Pick<ListDefinition<L>, 'views'>,
  filter: L['filter'],
) => views?.all.find((view) => views.keys.every((key) => view.filter[key] === filter[key]));

interface TagsProps<Key extends string> {
  tags: readonly { id: Key; label: string }[];
  onRemove: (key: Key) => void;
  /** Takes the focus when the last tag is removed. */
  fallbackFocusRef?: RefObject<HTMLElement | null>;
}

export function FilterTags<Key extends string>({ tags, ...props }: TagsProps<Key>) {
  const text = useText();
  return (
    <Chips
      label={text('review.filters')}
      tone="neutral"
      items={tags.map((tag) => ({ ...tag, removeLabel: text('review.removeFilter', { filter: tag.label }) }))}
      {...props}
    />
  );
}

interface AudienceFiltersProps<L extends ListOf> {
  list: ListDefinition<L>;
  /** The chosen values; they may still be the texts of the controls. */
  filter: object;
  /** Null if the filter cannot be changed; only the tags are shown then. */
  onSet: ((parts: Parts) => void) | null;
}

/** The filters of a list on the page that writes a message to the people found. */
export function AudienceFilters<L extends ListOf>({ list, filter: written, onSet }: AudienceFiltersProps<L>) {
  const read = z.safeParse(z.object(list.filterSchema.shape), written);
  const filter = (read.data ?? {}) as L['filter'];
  const given = useShown(list.useFacts(filter));
  // This page does not show views, so the filters that a view sets have tags too.
  const tags = tagsOf({ list: { ...list, views: undefined }, filter, given });
  if (!onSet)
    return (
      <div className={rowStyles.row}>
        {tags.map(({ id, label }) => (
          <Tag key={id}>{label}</Tag>
        ))}
      </div>
    );
  const props = { list, filter, given, onSet };
  const more = controlsOf(props, 'more');
  return (
    <>
      <FilterRow
        first={[...controlsOf(props, 'message'), ...controlsOf(props, 'beside')]}
        more={more.length > 0 && more}
      />
      <FilterTags tags={tags} onRemove={(key) => onSet({ [key]: '' })} />
    </>
  );
}
