// Asks about booths that several companies would share, or that another exhibitor of the edition has.
import { foldName } from '../exhibitor/merge.ts';
import { type Message, message } from '../message/message.ts';
import { looseBooth } from './alike.ts';
import type { Decisions, Troubles } from './decisions.ts';
import { type Group, groupBy } from './exhibitor-groups.ts';
import type { ImportState, StoredExhibitor } from './plan-types.ts';

/** Two companies often share a booth, so only more are asked about. */
const MANY = 3;
/** Maximum names quoted by a question. */
const NAMED = 5;

interface Asking {
  state: Pick<ImportState, 'exhibitors'>;
  decisions: Decisions;
  troubles: Troubles;
}

const hallOf = ({ rows, stored }: Group): string =>
  rows.map(({ hall }) => hall).find((hall) => hall !== '') ?? stored?.hall ?? '';

/** Marks groups that claim such a booth and await an answer. */
export function askAboutShared(groups: readonly Group[], { state, decisions, troubles }: Asking): void {
  const named = new Set(groups.flatMap(({ stored }) => stored?.id ?? []));
  const others = groupBy(
    state.exhibitors.filter(({ id, booth, isArchived }) => booth !== '' && !isArchived && !named.has(id)),
    ({ booth }) => looseBooth(booth),
  );
  const placed = groups.filter(({ booth, trouble }) => booth !== '' && trouble === null);
  const byPlace = groupBy(placed, (group) => `${looseBooth(group.booth)} ${foldName(hallOf(group))}`);
  for (const [key, own] of byPlace) {
    const [first] = own;
    const arriving = own.filter(({ stored, booth }) => looseBooth(stored?.booth ?? '') !== looseBooth(booth));
    if (!first || arriving.length === 0) continue;
    const hall = foldName(hallOf(first));
    const holders = (others.get(looseBooth(first.booth)) ?? []).filter((one) => isIn(one, hall));
    if (holders.length === 0 && own.length < MANY) continue;
    const decision = decisions.of('shared', key);
    const isLeftOut = decision?.choice === 'leave-out';
    const isShared = decision?.choice === 'leave';
    const about = aboutOf(first.booth, own, holders);
    for (const group of arriving) {
      for (const { row } of group.rows)
        troubles.add('shared', key, row, {
          label: first.booth,
          about,
          decision: isLeftOut || isShared ? decision : null,
        });
      if (!isShared) group.trouble = { kind: 'shared', key, isLeftOut, about };
    }
  }
}

/** The same booth number in two halls means two booths. */
const isIn = ({ hall }: StoredExhibitor, wanted: string): boolean =>
  hall === '' || wanted === '' || foldName(hall) === wanted;

function aboutOf(booth: string, own: readonly Group[], holders: readonly StoredExhibitor[]): Message {
  const names = [...holders, ...own].map(({ company }) => company);
  return message('import.booth-shared', {
    booth,
    names: names.slice(0, NAMED),
    more: Math.max(0, names.length - NAMED),
  });
}
