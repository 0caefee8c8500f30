// Loads messages by language, each file once; they are compiled at build time, so the browser needs no message parser.
import { i18n, type Messages } from '@lingui/core';
import { DEFAULT_LANGUAGE, type Language } from '@visavis/domain/language/languages';
import { areHours } from '@visavis/domain/words/slots';
import { slotMessages } from './slot-words.ts';
import { addWords, type Catalogue } from './typed-words.ts';
import type { Words } from './words.ts';

export { i18n };

/** The files of each language; most readers need only one list. */
const FILES: Record<Language, () => Promise<{ files: Record<string, () => Promise<Catalogue>> }>> = {
  en: () => import('./en/files.ts'),
  ms: () => import('./ms/files.ts'),
  'zh-Hans': () => import('./zh-hans/files.ts'),
};

/** Words needed around every page. */
const AROUND = 'around';
/** Areas that are modules; the others are plain files of messages. */
const MODULES: readonly string[] = [AROUND, 'organiser', 'fields', 'rules', 'choices'];

/** Language and file. */
const loaded = new Set<string>();
/** The areas of the pages visited so far: switching the language loads all of them. */
const wanted = new Set<string>([AROUND]);
let language: Language = DEFAULT_LANGUAGE;
/** A locale beside English, of editions whose slots are not whole hours. */
const SLOTS = 'en-slots';
let hasHours = true;
/** The English that only says hours: most editions never need the other. */
let ofHours: Messages[] = [];

export const currentLanguage = (): Language => language;

/** Ensures that these words are loaded in the current language. */
export async function loadWords(words: readonly Words[]): Promise<void> {
  for (const one of words) wanted.add(one);
  await loadFiles(language, [...wanted]);
}

/** Loads another language before it is activated: the words of the pages visited so far. */
export const loadLanguage = (next: Language): Promise<void> => loadFiles(next, [...wanted]);

/** Whether English speaks of slots now. */
export const saysSlots = (): boolean => language === 'en' && !hasHours;

/** Switches to a language whose words are loaded. */
export function activateLanguage(next: Language): void {
  language = next;
  if (saysSlots()) loadSlots();
  i18n.activate(saysSlots() ? SLOTS : next);
}

function loadSlots(): void {
  for (const messages of ofHours) i18n.load(SLOTS, slotMessages(messages));
  ofHours = [];
}

/** @param minutes length of a slot of the edition that is shown; while it is not known, slots are hours */
export function speakOfSlots(minutes: number | undefined): void {
  const had = hasHours;
  hasHours = areHours(minutes);
  if (had !== hasHours) activateLanguage(language);
}

/** The build's modules with the words of a page, and those around every page. */
export const wordModules = (of: Language, words: readonly Words[]): string[] => {
  const folder = `src/i18n/${of.toLowerCase()}`;
  const names = [AROUND, ...words].map(fileOf).map((file) => `${folder}/${file.slice(2)}`);
  return [`${folder}/files.ts`, ...names.map((name) => (name.endsWith('.json') ? `${name}?lingui` : name))];
};

const fileOf = (name: string): string => `./${name}.${MODULES.includes(name) ? 'ts' : 'json'}`;

async function loadFiles(of: Language, names: readonly string[]): Promise<void> {
  const missing = names.filter((name) => !loaded.has(`${of} ${name}`));
  if (missing.length === 0) return;
  const { files } = await FILES[of]();
  const catalogues = await Promise.all(
    missing.map((name) => {
      const load = files[fileOf(name)];
      if (!load) throw new Error(`There are no words of ${name} in ${of}.`);
      return load();
    }),
  );
  for (const { messages, ...words } of catalogues) {
    if (messages) i18n.load(of, messages);
    if (messages && of === 'en') ofHours.push(messages);
    addWords(of, words);
  }
  if (saysSlots()) loadSlots();
  for (const name of missing) loaded.add(`${of} ${name}`);
}
