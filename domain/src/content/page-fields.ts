// Organisers' pages as plain text fields: their names and types, and conversion from and to page content.
import type { Message } from '../message/message.ts';
import {
  linesIn,
  type Read,
  readLine,
  readLines,
  readParagraphs,
  readRows,
  readSections,
  readText,
  rowsIn,
  sectionsIn,
  textIn,
} from './page-text.ts';
import type { AboutContent, SiteContent } from './schema.ts';

export const PAGE_TEXTS = [
  'about',
  'privacy',
  'terms',
  'place',
] as const satisfies readonly (keyof SiteContent)[];
export type PageText = (typeof PAGE_TEXTS)[number];

/** Versioned pages, whose version a submission accepts. */
const VERSIONED = ['privacy', 'terms'] as const satisfies readonly PageText[];
export const isVersioned = (text: string): text is (typeof VERSIONED)[number] =>
  VERSIONED.some((page) => page === text);

/** line: one line. lines: one item per line. text: paragraphs, points. sections: text under headings. rows: cells. */
export type PageFieldKind = 'line' | 'lines' | 'text' | 'sections' | 'rows';

export interface PageField {
  name: string;
  kind: PageFieldKind;
}

/** Texts by field name. */
export type Fields = Readonly<Record<string, string>>;

const field = (name: string, kind: PageFieldKind = 'line'): PageField => ({ name, kind });
const section = (name: string): PageField[] => [field(`${name}-heading`), field(`${name}-text`, 'text')];
const DOCUMENT = [field('title'), field('lead'), field('sections', 'sections')];

export const PAGE_FIELDS: Record<PageText, readonly PageField[]> = {
  about: [
    field('lead'),
    ...section('about'),
    ...section('mission'),
    ...section('team'),
    field('people', 'rows'),
    ...section('history'),
    field('years', 'rows'),
    field('voices', 'rows'),
    field('figures', 'rows'),
  ],
  privacy: DOCUMENT,
  terms: DOCUMENT,
  place: [field('name'), field('address', 'lines'), field('city'), field('country'), field('travel')],
};

const documentFields = ({ title, lead, sections }: SiteContent['terms']): Fields => ({
  title,
  lead,
  sections: sectionsIn(sections),
});

function aboutFields(about: AboutContent): Fields {
  const section = (name: 'about' | 'mission' | 'team' | 'history') => ({
    [`${name}-heading`]: about[name].heading,
    [`${name}-text`]: textIn(about[name]),
  });
  return {
    lead: about.lead,
    ...section('about'),
    ...section('mission'),
    ...section('team'),
    people: rowsIn(about.team.people.map(({ name, role, words }) => [name, role, ...(words ? [words] : [])])),
    ...section('history'),
    years: rowsIn(about.history.years.map(({ year, words }) => [year, words])),
    voices: rowsIn(about.voices.map(({ words, name, role }) => [words, name, role])),
    figures: rowsIn(about.figures.map(({ figure, name }) => [figure, name])),
  };
}

const WRITTEN: { [P in PageText]: (content: SiteContent[P]) => Fields } = {
  about: aboutFields,
  privacy: documentFields,
  terms: documentFields,
  place: (place) => ({ ...place, address: linesIn(place.address) }),
};

/** The fields of a page, without its version, which is incremented on publishing. */
export function fieldsOfPage<P extends PageText>(page: P, content: SiteContent[P]): Fields {
  const fields = WRITTEN[page](content);
  return Object.fromEntries(PAGE_FIELDS[page].map(({ name }) => [name, fields[name] ?? '']));
}

/** Reads fields one by one, and collects errors. */
class Reader {
  readonly problems: Record<string, Message> = {};
  readonly #fields: Fields;

  constructor(fields: Fields) {
    this.#fields = fields;
  }

  #take<T>(name: string, read: (text: string) => Read<T>, otherwise: T): T {
    const result = read(this.#fields[name] ?? '');
    if (result.ok) return result.value;
    this.problems[name] = result.problem;
    return otherwise;
  }

  line(name: string): string {
    return this.#take(name, readLine, '');
  }

  lines(name: string): string[] {
    return this.#take(name, readLines, []);
  }

  section(name: string) {
    return {
      heading: this.line(`${name}-heading`),
      ...this.#take(`${name}-text`, readText, { paragraphs: [] }),
    };
  }

  paragraphs(name: string) {
    return {
      heading: this.line(`${name}-heading`),
      ...this.#take(`${name}-text`, readParagraphs, { paragraphs: [] }),
    };
  }

  /** @param least cells of a row that must be given */
  rows(name: string, most: number, least = most): string[][] {
    return this.#take(name, (text) => readRows(text, { least, most }), []);
  }

  document(version: string): SiteContent['terms'] {
    return {
      title: this.line('title'),
      lead: this.line('lead'),
      version,
      sections: this.#take('sections', readSections, []),
    };
  }
}

const READ: { [P in PageText]: (reader: Reader, version: string) => SiteContent[P] } = {
  about: (reader) => ({
    lead: reader.line('lead'),
    about: reader.section('about'),
    mission: reader.section('mission'),
    team: {
      ...reader.paragraphs('team'),
      people: reader
        .rows('people', 3, 2)
        .map(([name = '', role = '', words]) => ({ name, role, ...(words ? { words } : {}) })),
    },
    history: {
      ...reader.paragraphs('history'),
      years: reader.rows('years', 2).map(([year = '', words = '']) => ({ year, words })),
    },
    voices: reader.rows('voices', 3).map(([words = '', name = '', role = '']) => ({ words, name, role })),
    figures: reader.rows('figures', 2).map(([figure = '', name = '']) => ({ figure, name })),
  }),
  privacy: (reader, version) => reader.document(version),
  terms: (reader, version) => reader.document(version),
  place: (reader) => ({
    name: reader.line('name'),
    address: reader.lines('address'),
    city: reader.line('city'),
    country: reader.line('country'),
    travel: reader.line('travel'),
  }),
};

/**
 * Parses a page's fields into its content.
 * @param version of a document; other pages have none
 * @returns the content, or a message for each invalid field
 */
export function contentOfPage<P extends PageText>(
  page: P,
  fields: Fields,
  version: string,
): { ok: true; content: SiteContent[P] } | { ok: false; problems: Record<string, Message> } {
  const reader = new Reader(fields);
  const content = READ[page](reader, version);
  const { problems } = reader;
  return Object.keys(problems).length === 0 ? { ok: true, content } : { ok: false, problems };
}
