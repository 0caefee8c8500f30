// No sentence holds a setting: a number in one is a field, unless it was looked at and is listed here.
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const ROOT = new URL('../../../', import.meta.url);

const NUMBER_WORDS: Record<string, RegExp> = {
  en: /\b(two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fourteen|thirty)\b/i,
  ms: /\b(dua|tiga|empat|lima|enam|tujuh|lapan|sembilan|sepuluh)\b/i,
  'zh-hans': /[两二三四五六七八九十](?=[家天晚场个次间种星周位项款星])/,
};

/** Placeholders, the selectors of plurals, and values of select are no numbers of a sentence. */
const withoutFields = (text: string): string =>
  text
    .replace(/\$\{[^}]*(\}|`|$)/g, '')
    .replace(/=\d+ ?(?=\{)/g, '')
    .replace(/\b\d+ (?=\{)/g, '')
    .replace(/\{\w+\}/g, '');

const holdsNumber = (text: string, language: string): boolean => {
  const words = withoutFields(text);
  return /\d/.test(words) || (NUMBER_WORDS[language]?.test(words) ?? false);
};

const read = (path: string): string => readFileSync(new URL(path, ROOT), 'utf8');

/**
 * Numbers that are no settings: of the product (sizes, times that nobody sets), of paper, of examples, and words such
 * as 'both'. A sentence that says a default in words has another for any other value.
 */
const REVIEWED: Record<string, readonly string[]> = {
  'said for the default, with another sentence for other values': [
    'app.registerHint',
    'directory.addToMyEight',
    'directory.inMyEight',
    'home.heroLead',
    'home.heroTitle',
    'home.howPick',
    'matching.panelHeading',
    'payment.freeNights',
    'scheduling.heldForSpoken',
  ],
  'a constant of the product': [
    'categories.noneHint',
    'dashboard.code',
    'edition.logoHelp',
    'edition.logoTooLarge',
    'exhibitors.pictureHint',
    'hosted.applyCompanyLead',
    'hosted.applyContactLead',
    'hosted.uploadLimits',
    'hostedBuyers.askLead',
    'hostedBuyers.askRejectPending',
    'imports.dropHint',
    'messages.reminder.evening',
    'messages.reminder.hours',
    'messages.reminder.week',
    'overview.noRegistrations',
    'review.askBulkWhat.ask',
    'dashboard.csvNote',
    'find.contents.account',
    'showDay.wallFailed',
    'showDesk.badgeA6',
    'showDesk.badgeLabel',
    'showDesk.badgeLead',
    'staff.code',
    'staff.factor',
    'staff.factorHeading',
    'staff.factorIsOff',
    'staff.factorIsOn',
    'staff.factorRemoved',
    'staff.factorSteps',
    'staff.isInvited',
    'staff.removeFactor',
    'staff.removeFactorOf',
    'staff.removeFactorTitle',
    'words.aboutHint',
  ],
  'an example': ['edition.notAmount', 'emails.howToSend', 'showDay.scanPlaceholder', 'showDesk.placeholder'],
  'how it counts or lists': [
    'bookings.foundNone',
    'edition.oneDay',
    'exhibitors.archived',
    'exhibitors.boothWas',
    'exhibitors.notAll',
    'exhibitors.restored',
  ],
  'a picture of the demo edition': ['home.heroArt', 'home.heroArtDated'],
  'both, twice, second, in one of the languages': [
    'bookings.secondGuest',
    'edition.moveWhat',
    'exhibitors.mergeConflicts',
    'home.contactLead',
    'hostedBuyers.askRefundSurplus',
    'hostedBuyers.surplus',
    'imports.commasTitle',
    'overview.why.refunds',
    'payment.additional',
    'payment.byEmail',
    'payment.mayClose',
    'payment.secondApplicant',
    'payment.underWay',
    'people.maybeRegistered',
    'people.secondApplicant',
    'people.secondHelp',
    'people.secondPassport',
    'refunds.causeTwice',
    'review.add.noHour',
    'review.bothProgrammes',
    'scheduling.unanswered',
    'words.privacyHint',
  ],
};

const REVIEWED_KEYS = Object.values(REVIEWED).flat();

function numbersOnScreen(): string[] {
  const found = new Set<string>();
  for (const language of Object.keys(NUMBER_WORDS)) {
    const folder = `web/src/i18n/${language}/`;
    for (const file of readdirSync(new URL(folder, ROOT)).filter((name) => name.endsWith('.json')))
      for (const [key, words] of Object.entries<string>(JSON.parse(read(folder + file))))
        if (holdsNumber(words, language)) found.add(key);
  }
  return [...found].toSorted();
}

it('words on screen hold no number that was not looked at', () => {
  expect(numbersOnScreen().filter((key) => !REVIEWED_KEYS.includes(key))).toEqual([]);
  const found = numbersOnScreen();
  expect(
    REVIEWED_KEYS.filter((key) => !found.includes(key)),
    'listed and gone',
  ).toEqual([]);
});

/** In emails, in what the programmes offer, and in what visitors are told. */
const LETTERS = ['email.ts', 'group-mail.ts', 'programmes.ts', 'visitor.ts', 'rules.ts'];
/** Sizes and times of the product, codes of its interface, its default types of room, and second applicants. */
const LETTERS_REVIEWED: readonly RegExp[] = [
  /KB|kb/,
  /for 7 days|selama 7 hari|7 天内/,
  /two hours|dua jam|两小时/,
  /six digits|enam digit|六位数字/,
  /5 to 20|5 hingga 20|5 至 20/,
  /cca2|documents\[0\]|\b50\b/,
  /'(Two Single Bed|Dua katil bujang|.*床.*)'/,
  /第二位/,
];

it.each(Object.keys(NUMBER_WORDS))('no letter and no message to visitors holds one: %s', (language) => {
  const folder = `domain/src/words/${language}/`;
  const held = readdirSync(new URL(folder, ROOT))
    .filter((name) => LETTERS.includes(name))
    .flatMap((name) => read(folder + name).split('\n'))
    .filter((line) => !/^\s*(\/\/|\*|\/\*|import)/.test(line))
    .flatMap((line) => line.match(/'[^']*'|`[^`]*`/g) ?? [])
    .filter((words) => /\s|[\u4e00-\u9fff]/.test(words) && holdsNumber(words, language));
  expect(held.filter((words) => !LETTERS_REVIEWED.some((known) => known.test(words)))).toEqual([]);
});
