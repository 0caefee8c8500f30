// Messages about an organiser's file and its rows, with the values that each sentence needs.
import type { AnyMessage, FairHour, NoValues } from './values.ts';

export interface ImportMessages {
  'import.archived': NoValues;
  'import.applied-already': NoValues;
  'import.booth-is-date': NoValues;
  'import.booth-shortened': NoValues;
  'import.booth-shared': { booth: string; names: readonly string[]; more: number };
  'import.cell-left-out': { /** An ImportField. */ field: string; text: string };
  'import.changed': NoValues;
  'import.commas-in-products': NoValues;
  'import.cut-name': { form: string };
  'import.damaged': NoValues;
  'import.empty': NoValues;
  'import.fields-change': { count: number };
  'import.first-address': { /** An ImportField. */ field: string; text: string; used: string };
  'import.hours-with-meetings': { count: number };
  'import.left-out': NoValues;
  'import.looks-alike': NoValues;
  'import.more-cells': { cells: number; headings: number };
  'import.name-and-booth-taken': NoValues;
  'import.names-added': NoValues;
  'import.new-category': NoValues;
  'import.new-exhibitor': {
    subCategories: number;
    products: number;
    representatives: number;
    /** Number of blocked hours. */
    blocked: number;
  };
  'import.was-merged': { /** The one that remains. */ exhibitor: string };
  'import.no-booth': NoValues;
  'import.no-category': NoValues;
  'import.no-columns': NoValues;
  'import.no-name': NoValues;
  'import.encoding-unsure': NoValues;
  'import.contacts': NoValues;
  'import.document': NoValues;
  'import.json': NoValues;
  'import.numbers': NoValues;
  'import.xlsb': NoValues;
  'import.zip': NoValues;
  'import.not-a-table': NoValues;
  'import.not-applied': NoValues;
  'import.not-coming': { text: string };
  'import.nothing-changes': NoValues;
  'import.nothing-to-import': NoValues;
  'import.old-excel': NoValues;
  'import.part-of-archive': NoValues;
  'import.password': NoValues;
  'import.places-in-use': { /** Meetings and holds at once. */ taken: number };
  'import.places-of-people': NoValues;
  'import.pictures-listed': { count: number };
  'import.same-as-row': { row: number };
  'import.too-large': { megabytes: number };
  'import.too-large-unpacked': NoValues;
  'import.too-long': { /** An ImportField. */ field: string; most: number };
  'import.too-many-cells': { most: number };
  'import.too-many-products': { most: number };
  'import.too-slow': NoValues;
  'import.undo-blocked': { changed: readonly string[]; met: readonly string[]; more: number };
  'import.undo-blocked-people': {
    written: readonly string[];
    changed: readonly string[];
    /** Number of erased people, whose names are not available. */
    erased: number;
    /** Number of entries in both lists together that are not named. */
    more: number;
  };
  'import.unknown': NoValues;
  'import.unknown-country': { name: string };
  'import.unknown-hour': { text: string };
  'import.unknown-sub-category': { name: string };
  'import.with-row': { row: number };
  'import.another-name': { /** Above, with the same address. */ row: number };
  'import.cell-unusable': { text: string };
  'import.hour-taken': { exhibitor: string; at: FairHour };
  'import.meeting-left-out': { reason: AnyMessage };
  'import.meets-already': { exhibitor: string };
  'import.new-meeting': { exhibitor: string; booth: string; at: FairHour };
  'import.new-person': { meetings: number; interests: number };
  'import.no-address-column': NoValues;
  'import.no-hour': { exhibitor: string };
  'import.other-value': { text: string /** Whose value counts. */; row: number };
  'import.people-not-in-draft': NoValues;
  'import.people-changed': NoValues;
  'import.person-busy': { at: FairHour };
  'import.person-field': { /** A PersonField. */ field: string; reason: AnyMessage };
  'import.registered-already': { reference: string };
  'import.same-person': { row: number };
  'import.several-exhibitors': { text: string };
  'import.too-many-meetings': { count: number; most: number };
  'import.unknown-exhibitor': { text: string };
  'import.unknown-interest': { name: string };
  'import.unknown-language': { text: string };
  'import.unknown-size': { text: string };
  'import.with-row-of-person': { row: number };
}
