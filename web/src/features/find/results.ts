// The results of Find, in groups: the dashboard's pages by name, and what the server found.
import { personPath } from '@visavis/contract/dashboard-path';
import type { FoundExhibitor, FoundPayment, FoundPerson } from '@visavis/contract/find/endpoints';
import { foldForSearch } from '@visavis/domain/text/fold';
import type { LucideIcon } from 'lucide-react';
import type { TextId } from '../../i18n/text.ts';
import { rankedMatches } from '../../ui/ranked-matches.ts';
import { exhibitorPath, type FoundList, listPath, paymentPath } from './addresses.ts';
import type { Answer } from './api.ts';

/** A page of the dashboard, with its name in the language on screen. */
export interface FindPage {
  path: string;
  name: string;
  icon: LucideIcon;
  /** Terms for its contents, such as 'rooming list'. */
  contents: readonly string[];
}

/** `key`: stable across searches. `to`: its address. */
export type FoundOption = { key: string; to: string } & (
  | { kind: 'person'; person: FoundPerson }
  | { kind: 'exhibitor'; exhibitor: FoundExhibitor }
  | { kind: 'payment'; payment: FoundPayment }
  | { kind: 'page'; page: FindPage }
  | { kind: 'all'; list: FoundList }
);

export interface FoundGroup {
  name: TextId;
  options: FoundOption[];
}

export interface Results {
  groups: FoundGroup[];
  /** Pages whose name begins with the typed text come first, so that results that arrive later do not move them. */
  arePagesFirst: boolean;
  /** The number of matches, listed or not. */
  count: number;
}

/**
 * @param typed without spaces around it; every page is listed when it is empty
 * @param answer of the server; undefined for none
 */
export function resultsOf(pages: readonly FindPage[], typed: string, answer: Answer | undefined): Results {
  const named = rankedMatches(pages, typed, ({ name, contents }) => ({ names: [name, ...contents] }));
  const arePagesFirst =
    typed !== '' && named.some(({ name }) => foldForSearch(name).startsWith(foldForSearch(typed)));
  const goTo: FoundGroup = {
    name: 'find.goTo',
    options: named.map((page) => ({ kind: 'page', key: `page:${page.path}`, to: page.path, page })),
  };
  const found = answer ? groupsOf(answer) : [];
  const groups = arePagesFirst ? [goTo, ...found] : [...found, goTo];
  return {
    groups: groups.filter(({ options }) => options.length > 0),
    arePagesFirst,
    count: named.length + (answer ? countOf(answer) : 0),
  };
}

function countOf({ found: { people, exhibitors, payments } }: Answer): number {
  return people.business + people.hosted + exhibitors.total + payments.total;
}

function groupsOf({ search, found: { people, exhibitors, payments } }: Answer): FoundGroup[] {
  const all = (list: FoundList, total: number, listed: number): FoundOption[] =>
    total > listed ? [{ kind: 'all', key: `all:${list}`, to: listPath(list, search), list }] : [];
  const listedOf = (wanted: FoundPerson['programme']) =>
    people.rows.filter(({ programme }) => programme === wanted).length;
  return [
    {
      name: 'find.people',
      options: [
        ...people.rows.map(
          (person): FoundOption => ({
            kind: 'person',
            key: `person:${person.id}`,
            to: personPath(person.reference),
            person,
          }),
        ),
        ...all('business', people.business, listedOf('business')),
        ...all('hosted', people.hosted, listedOf('hosted')),
      ],
    },
    {
      name: 'find.payments',
      options: payments.rows.map((payment) => ({
        kind: 'payment',
        key: `payment:${payment.id}`,
        to: paymentPath(payment),
        payment,
      })),
    },
    {
      name: 'find.exhibitors',
      options: [
        ...exhibitors.rows.map(
          (exhibitor): FoundOption => ({
            kind: 'exhibitor',
            key: `exhibitor:${exhibitor.id}`,
            to: exhibitorPath(exhibitor),
            exhibitor,
          }),
        ),
        ...all('exhibitors', exhibitors.total, exhibitors.rows.length),
      ],
    },
  ];
}
