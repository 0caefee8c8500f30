// Messages about an organiser's file and its rows, with the values that each sentence needs.
import type { NoValues } from './values.ts';

export interface ImportMessages {
  'import.archived': NoValues;
  'import.applied-already': NoValues;
  'import.booth-is-date': NoValues;
  'import.cell-left-out': { /** An ImportField. */ field: string; text: string };
  'import.changed': NoValues;
  'import.damaged': NoValues;
  'import.empty': NoValues;
  'import.fields-change': { count: number };
  'import.first-address': { /** An ImportField. */ field: string; text: string; used: string };
  'import.hours-with-meetings': { count: number };
  'import.left-out': NoValues;
  'import.looks-alike': NoValues;
  'import.name-and-booth-taken': NoValues;
  'import.names-added': NoValues;
  'import.new-category': NoValues;
  'import.new-exhibitor': {
    subCategories: number;
    products: number;
    representatives: number;
    /** Hours. */
    blocked: number;
  };
  'import.was-merged': { /** The one that remains. */ exhibitor: string };
  'import.no-booth': NoValues;
  'import.no-category': NoValues;
  'import.no-columns': NoValues;
  'import.no-name': NoValues;
  'import.not-a-table': NoValues;
  'import.not-applied': NoValues;
  'import.nothing-changes': NoValues;
  'import.nothing-to-import': NoValues;
  'import.old-excel': NoValues;
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
  'import.unknown': NoValues;
  'import.unknown-country': { name: string };
  'import.unknown-hour': { text: string };
  'import.unknown-sub-category': { name: string };
  'import.with-row': { row: number };
}
