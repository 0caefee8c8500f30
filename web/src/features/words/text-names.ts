// Names of texts and of their fields on screen.
import type { StoredText } from '@visavis/contract/words/text';
import type { PageText } from '@visavis/domain/content/page-fields';
import type { PROGRAMMES_TEXT } from '@visavis/domain/words/programme-facts';
import { kindOfText, type TextKey } from '@visavis/domain/words/texts';
import type { Text, TextId } from '../../i18n/text.ts';

const PAGES: Record<PageText | typeof PROGRAMMES_TEXT, { name: TextId; hint: TextId }> = {
  about: { name: 'words.about', hint: 'words.aboutHint' },
  privacy: { name: 'words.privacy', hint: 'words.privacyHint' },
  terms: { name: 'words.terms', hint: 'words.termsHint' },
  place: { name: 'words.place', hint: 'words.placeHint' },
  programmes: { name: 'words.programmes', hint: 'words.programmesHint' },
};

const pageOf = (key: TextKey) => PAGES[key as keyof typeof PAGES];

export function nameOfText(text: Text, key: TextKey): string {
  const kind = kindOfText(key);
  return kind ? text.choice('emailKind', kind) : text(pageOf(key).name);
}

export const hintOfText = (text: Text, key: TextKey): string =>
  text(kindOfText(key) ? 'words.emailHint' : pageOf(key).hint);

const FIELDS: Record<string, TextId> = {
  lead: 'words.opening',
  'about-heading': 'words.aboutHeading',
  'about-text': 'words.aboutText',
  'mission-heading': 'words.missionHeading',
  'mission-text': 'words.missionText',
  'team-heading': 'words.teamHeading',
  'team-text': 'words.teamText',
  people: 'words.people',
  'history-heading': 'words.historyHeading',
  'history-text': 'words.historyText',
  years: 'words.years',
  voices: 'words.voices',
  figures: 'words.figures',
  title: 'words.documentTitle',
  sections: 'words.sections',
  name: 'words.venue',
  address: 'words.address',
  city: 'words.city',
  country: 'words.country',
  travel: 'words.travel',
};

const SENTENCES: Record<string, TextId> = {
  subject: 'words.sentenceSubject',
  heading: 'words.sentenceHeading',
  greeting: 'words.sentenceGreeting',
  opening: 'words.sentenceOpening',
  'opening-one': 'words.sentenceOpeningOne',
  'opening-none': 'words.sentenceOpeningNone',
  'opening-free': 'words.sentenceOpeningFree',
  'opening-blocked': 'words.sentenceOpeningBlocked',
  'opening-withdrawn': 'words.sentenceOpeningWithdrawn',
  closing: 'words.sentenceClosing',
  'closing-hosted': 'words.sentenceClosingHosted',
  'closing-transfer': 'words.sentenceClosingTransfer',
  confirm: 'words.sentenceConfirm',
  'confirm-until': 'words.sentenceConfirmUntil',
  'outcome-all': 'words.sentenceOutcomeAll',
  'outcome-some': 'words.sentenceOutcomeSome',
  'outcome-none': 'words.sentenceOutcomeNone',
  'outcome-one': 'words.sentenceOutcomeOne',
  'outcome-not-one': 'words.sentenceOutcomeNotOne',
  'outcome-cancelled': 'words.sentenceOutcomeCancelled',
  'not-you': 'words.sentenceNotYou',
  wait: 'words.sentenceWait',
  next: 'words.sentenceNext',
  'step-one': 'words.sentenceStepOne',
  'step-two': 'words.sentenceStepTwo',
  'step-three': 'words.sentenceStepThree',
  'step-two-free': 'words.sentenceStepTwoFree',
  'step-three-free': 'words.sentenceStepThreeFree',
  asked: 'words.sentenceAsked',
  'first-come': 'words.sentenceFirstCome',
  'first-come-free': 'words.sentenceFirstComeFree',
  obligations: 'words.sentenceObligations',
  'deposit-title': 'words.sentenceDepositTitle',
  deposit: 'words.sentenceDeposit',
  'refund-terms': 'words.sentenceRefundTerms',
  night: 'words.sentenceNight',
  places: 'words.sentencePlaces',
  how: 'words.sentenceHow',
  refundable: 'words.sentenceRefundable',
  kept: 'words.sentenceKept',
  sure: 'words.sentenceSure',
  'sure-free': 'words.sentenceSureFree',
  moved: 'words.sentenceMoved',
  'to-pay': 'words.sentenceToPay',
  check: 'words.sentenceCheck',
  why: 'words.sentenceWhy',
  'why-exhibitor': 'words.sentenceWhyExhibitor',
  login: 'words.sentenceLogin',
  'home-business': 'words.factBusiness',
  'home-hosted': 'words.factHosted',
  'apply-first-come': 'words.factFirstCome',
  'apply-businesses': 'words.factBusinesses',
  'apply-stay': 'words.factStay',
  'home-hosted-free': 'words.factHostedFree',
  'apply-stay-free': 'words.factStayFree',
  'accepted-meetings': 'words.factMeetings',
  'accepted-programs': 'words.factPrograms',
  'accepted-deposit': 'words.factDeposit',
};

export function nameOfField(text: Text, name: string, kind: StoredText['fields'][number]['kind']): string {
  const id = kind === 'sentence' ? SENTENCES[name] : FIELDS[name];
  return id ? text(id) : name;
}

const PLACEHOLDERS: Record<string, TextId> = {
  name: 'words.placeholderName',
  exhibition: 'words.placeholderExhibition',
  dates: 'words.placeholderDates',
  meetings: 'words.placeholderMeetings',
  approved: 'words.placeholderApproved',
  others: 'words.placeholderOthers',
  time: 'words.placeholderTime',
  zone: 'words.placeholderZone',
  amount: 'words.placeholderAmount',
  days: 'words.placeholderDays',
  daily: 'words.placeholderDaily',
  total: 'words.placeholderTotal',
  programs: 'words.placeholderPrograms',
  document: 'words.placeholderDocument',
  day: 'words.placeholderDay',
  reference: 'words.placeholderReference',
  company: 'words.placeholderCompany',
  inviter: 'words.placeholderInviter',
  role: 'words.placeholderRole',
  email: 'words.placeholderEmail',
};

export function nameOfPlaceholder(text: Text, placeholder: string): string {
  const id = PLACEHOLDERS[placeholder];
  return id ? text(id) : placeholder;
}

/** A refusal names placeholders by their codes, '{meetings}': the page uses their names from the menu. */
export const withPlaceholderNames = (text: Text, sentence: string): string =>
  sentence.replace(/\{([a-z][a-z-]*)\}/g, (written, placeholder: string) =>
    Object.hasOwn(PLACEHOLDERS, placeholder) ? `“${nameOfPlaceholder(text, placeholder)}”` : written,
  );

const ROW_HELP: Record<string, TextId> = {
  people: 'words.peopleHelp',
  years: 'words.yearsHelp',
  voices: 'words.voicesHelp',
  figures: 'words.figuresHelp',
};
const KIND_HELP = {
  lines: 'words.linesHelp',
  text: 'words.textHelp',
  sections: 'words.sectionsHelp',
} as const satisfies Record<string, TextId>;

/** Help on how the field is written. */
export function helpOfField(text: Text, { name, kind }: StoredText['fields'][number]): string | undefined {
  const id =
    kind === 'rows'
      ? ROW_HELP[name]
      : kind in KIND_HELP
        ? KIND_HELP[kind as keyof typeof KIND_HELP]
        : undefined;
  return id && text(id);
}
