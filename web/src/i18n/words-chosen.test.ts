// Guards deliberate translations: meanings that a literal translation gets wrong, and phrases that read badly.
import { FIELD_NAMES } from '@visavis/domain/profile/fields';
import type { FieldWords } from '@visavis/domain/words/field-words';
import { describe, expect, it } from 'vitest';
import english from './testing/chosen-en.json';
import malay from './testing/chosen-ms.json';
import chinese from './testing/chosen-zh-hans.json';

type Catalogue = Record<string, string>;
const files = import.meta.glob<Catalogue>('./{en,ms,zh-hans}/*.json', { eager: true, import: 'default' });
const textsOf = (language: string): Catalogue =>
  Object.assign(
    {},
    ...Object.entries(files)
      .filter(([path]) => path.startsWith(`./${language}/`))
      .map(([, texts]) => texts),
  );
type Groups = Record<string, Catalogue>;
const modules = import.meta.glob<Groups>('../../../domain/src/words/{en,ms,zh-hans}/*choices.ts', {
  eager: true,
});
const emails = import.meta.glob<{ emailKinds: Catalogue }>(
  '../../../domain/src/words/{en,ms,zh-hans}/email.ts',
  {
    eager: true,
  },
);
const choicesOf = (language: string): Groups =>
  Object.assign(
    { emailKind: emails[`../../../domain/src/words/${language}/email.ts`]?.emailKinds ?? {} },
    ...Object.entries(modules)
      .filter(([path]) => path.includes(`/${language}/`))
      .flatMap(([, exported]) => Object.values(exported)),
  );
/** Words for values, keyed by the English ones. */
const wordsOfValues = (language: string): Catalogue => {
  const own = choicesOf(language);
  return Object.fromEntries(
    Object.entries(choicesOf('en')).flatMap(([group, words]) =>
      Object.entries(words).map(([value, english]) => [english, own[group]?.[value] ?? '']),
    ),
  );
};
const fieldModules = import.meta.glob<{ fields: FieldWords; fieldRules: Catalogue }>(
  '../../../domain/src/words/{en,ms,zh-hans}/fields.ts',
  { eager: true },
);
/** Labels keyed by 'field.<name>', messages of required fields and options keyed by the English ones. */
function wordsOfFields(language: string): Catalogue {
  const of = (folder: string) => fieldModules[`../../../domain/src/words/${folder}/fields.ts`];
  const [inEnglish, inOwn] = [of('en'), of(language)];
  if (!inEnglish || !inOwn) throw new Error(`no fields in ${language}`);
  const [english, own] = [inEnglish.fields, inOwn.fields];
  const sentences = Object.entries(inEnglish.fieldRules).map(([code, words]) => [
    words,
    inOwn.fieldRules[code] ?? '',
  ]);
  return Object.fromEntries([
    ...sentences,
    ...FIELD_NAMES.flatMap((name) => {
      const [from, to]: { label: string; required?: string; options?: Catalogue }[] = [
        english[name],
        own[name],
      ];
      return [
        [`field.${name}`, to?.label ?? ''],
        ...(from?.required === undefined ? [] : [[from.required, to?.required ?? '']]),
        ...Object.entries(from?.options ?? {}).map(([key, words]) => [words, to?.options?.[key] ?? '']),
      ];
    }),
  ]);
}
type Sentence = string | ((values: unknown, formats: unknown) => string);
const messages = import.meta.glob<Record<string, Record<string, Sentence>>>(
  '../../../domain/src/words/{en,ms,zh-hans}/{rules,visitor,staff,programmes}.ts',
  { eager: true },
);
/** Stubs every value with its placeholder: '{company}'. A currency must be one, to be printed. */
const places = new Proxy({}, { get: (_, name) => (name === 'currency' ? 'MYR' : `{${String(name)}}`) });
const formats = new Proxy(
  {},
  { get: (_, name) => (value: string) => value.replace?.('{at}', `{${String(name)}}`) },
);
const sentencesOf = (language: string): Catalogue => {
  const found: Catalogue = {};
  for (const [path, exported] of Object.entries(messages))
    if (path.includes(`/${language}/`))
      for (const [code, words] of Object.values(exported).flatMap((all) => Object.entries(all))) {
        if (typeof words === 'string') found[code] = words;
        else if (code !== 'field.one-of' && code !== 'field.unknown') found[code] = words(places, formats);
      }
  return found;
};
/** Messages of rules and server, keyed by the English text. */
const wordsOfMessages = (language: string): Catalogue => {
  const own = sentencesOf(language);
  return Object.fromEntries(
    Object.entries(sentencesOf('en')).map(([code, english]) => [english, own[code] ?? '']),
  );
};
const allOf = (language: string) => ({
  ...wordsOfValues(language),
  ...wordsOfMessages(language),
  ...wordsOfFields(language),
  ...textsOf(language),
});
const texts = { en: allOf('en'), ms: allOf('ms'), zh: allOf('zh-hans') };

/** Keyed by id; messages of rules and server by their English text. */
describe.each<[language: keyof typeof texts, chosen: Catalogue]>([
  ['en', english.texts],
  ['ms', malay],
  ['zh', chinese],
])('keeps the chosen words, %s', (language, chosen) => {
  it.each(Object.entries(chosen))('%s', (key, words) => {
    expect(texts[language][key]).toBe(words);
  });
});

/** A phrase to avoid, and its language. */
const HABITS: readonly (readonly [label: string, pattern: RegExp, language: keyof typeof texts])[] = [
  ['another spelling of email', /\be-mails?\b/i, 'en'],
  ['an answer that did not come', /\bno answer (came|comes)\b|answer of the server|as far as we know/i, 'en'],
  ['anew, meanwhile, this moment', /\banew\b|\bmeanwhile\b|\bthis moment\b/i, 'en'],
  ['money by hand', /\bby hand\b/i, 'en'],
  ['straight apostrophes, which ICU reads as marks of its own', /\w'\w/, 'en'],
  ['two words for two steps of a login', /second factor/i, 'en'],
  ['a link whose time is over', /\btime is over\b/i, 'en'],
  ['a meeting that is taking place, for one that was held', /\b[Bb]erlangsung\b|\bTerlepas\b/, 'ms'],
  ['money that is given back in three ways', /[pm]ulangkan|pemulangan/i, 'ms'],
  ['deleting in two ways', /[pm]adamkan/i, 'ms'],
  ['another spelling of email', /\bemel\b/i, 'ms'],
  ['hours by the clock, for hours of meetings', /# jam\b|\bjam (kosong|lain|itu|yang (?!tepat))/i, 'ms'],
  [
    'holding as storing or grasping',
    /memegang slot|Menyimpan slot|disimpan untuk anda|Simpan semula$/i,
    'ms',
  ],
  ['a request for writing', /menulis kepada anda|Sila tulis kepada/i, 'ms'],
  ['countries without regions', /国家(?!\/地区|和地区|、)/, 'zh'],
  ['paying in three ways', /缴付|缴纳/, 'zh'],
  ['interests without what is bought', /兴趣/, 'zh'],
  ['a programme as a project', /项目/, 'zh'],
  ['established as ripe', /成熟|美业/, 'zh'],
  ['another applicant at the side', /同行申请人/, 'zh'],
  ['two words for a mailbox', /电子邮箱/, 'zh'],
  ['two words for data', /信息/, 'zh'],
  ['the familiar you', /你/, 'zh'],
  ['a blank after a full stop', /[。，：；] /, 'zh'],
  ['a meeting of a board', /mesyuarat/i, 'ms'],
  ['other words for registering, meeting and visitors', /登记|会面|访客|(?<!参)展商/, 'zh'],
  ['one who is nobody in particular', /\bwhoever (?!hosts)/i, 'en'],
  ['things that act by themselves', /by (itself|themselves)\b/, 'en'],
];

describe('no text uses', () => {
  it.each(HABITS)('%s: %s', (_label, pattern, language) => {
    const found = Object.entries(texts[language]).filter(([, text]) => pattern.test(text));
    expect(found).toEqual([]);
  });
});

/** Visitors wait for a decision; only the dashboard decides, so its words for statuses are not theirs. */
it.each(['app', 'directory', 'home', 'hosted', 'matching', 'my-schedule', 'payment', 'scheduling'])(
  'visitors see no dashboard vocabulary: %s',
  (area) => {
    const found = Object.entries(files[`./zh-hans/${area}.json`] ?? {});
    expect(found.length).toBeGreaterThan(0);
    expect(found.filter(([, text]) => /待处理|已批准|[已被]拒绝/.test(text))).toEqual([]);
  },
);

/** The same choices and habits in the messages of rules and server. */
describe('the messages of rules and server', () => {
  const allSentences = Object.keys({ ...wordsOfValues('en'), ...wordsOfMessages('en') });

  it.each(english.sentences)('%s', (sentence) => {
    expect(allSentences).toContain(sentence);
  });

  it('avoid the same English phrases', () => {
    expect(allSentences.length).toBeGreaterThan(300);
    const habits = HABITS.filter(([, , language]) => language === 'en').map(([, pattern]) => pattern);
    expect(allSentences.filter((key) => habits.some((pattern) => pattern.test(key)))).toEqual([]);
  });
});
