// Loads words by language, each file once; what travels is compiled: no message parser is needed in the browser.
import { i18n, type Messages } from '@lingui/core';
import { DEFAULT_LANGUAGE, type Language } from '@visavis/domain/language/languages';
import { addWords, type LanguageWords } from './typed-words.ts';
import type { Words } from './words.ts';

export { i18n };

interface Catalogue extends LanguageWords {
  messages?: Messages;
}

const FILES: Record<string, () => Promise<Catalogue>> = {
  ...import.meta.glob<Catalogue>('./{en,ms,zh-hans}/{around,organiser,fields,rules,choices}.ts'),
  ...import.meta.glob<Catalogue>(
    './{en,ms,zh-hans}/{home,directory,content,registration,interests,matching,scheduling,my-schedule,hosted,payment,attendance}.json',
    { query: '?lingui' },
  ),
};

/** Around every page. */
const AROUND = 'around';
/** Of modules; the others are files of messages alone. */
const MODULES: readonly string[] = [AROUND, 'organiser', 'fields', 'rules', 'choices'];

const loaded = new Set<string>();
/** Words of the pages seen so far: another language brings all of them. */
const wanted = new Set<string>([AROUND]);
let language: Language = DEFAULT_LANGUAGE;

export const currentLanguage = (): Language => language;

/** Makes sure that these words are there in the language in use. */
export async function loadWords(words: readonly Words[]): Promise<void> {
  for (const one of words) wanted.add(one);
  await loadFiles(language, [...wanted]);
}

/** Fetches what another language needs before it can be put into use: the words of the pages seen so far. */
export const loadLanguage = (next: Language): Promise<void> => loadFiles(next, [...wanted]);

/** Puts a language into use whose words are there. */
export function activateLanguage(next: Language): void {
  language = next;
  i18n.activate(next);
}

/** The modules of the build that hold the words of a page, with those around every page. */
export const wordModules = (of: Language, words: readonly Words[]): string[] =>
  [AROUND, ...words].map(
    (name) => `src/i18n/${fileOf(of, name).slice(2)}${MODULES.includes(name) ? '' : '?lingui'}`,
  );

const fileOf = (of: Language, name: string): string =>
  `./${of.toLowerCase()}/${name}.${MODULES.includes(name) ? 'ts' : 'json'}`;

async function loadFiles(of: Language, names: readonly string[]): Promise<void> {
  const missing = names.map((name) => fileOf(of, name)).filter((file) => !loaded.has(file));
  if (missing.length === 0) return;
  const catalogues = await Promise.all(
    missing.map((file) => {
      const load = FILES[file];
      if (!load) throw new Error(`There are no words in ${file}.`);
      return load();
    }),
  );
  for (const { messages, ...words } of catalogues) {
    if (messages) i18n.load(of, messages);
    addWords(of, words);
  }
  for (const file of missing) loaded.add(file);
}
