// Names of texts and of their fields on screen.
import type { StoredText } from '@visavis/contract/words/text';
import type { TextKey } from '@visavis/domain/words/texts';
import type { Text, TextId } from '../../i18n/text.ts';

const PAGES: Record<TextKey, TextId> = {
  about: 'words.about',
  privacy: 'words.privacy',
  terms: 'words.terms',
  place: 'words.place',
};
const HINTS: Record<TextKey, TextId> = {
  about: 'words.aboutHint',
  privacy: 'words.privacyHint',
  terms: 'words.termsHint',
  place: 'words.placeHint',
};

export const nameOfText = (text: Text, key: TextKey): string => text(PAGES[key]);
export const hintOfText = (text: Text, key: TextKey): string => text(HINTS[key]);

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

export function nameOfField(text: Text, name: string): string {
  const id = FIELDS[name];
  return id ? text(id) : name;
}

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

/** How the field is written. */
export function helpOfField(text: Text, { name, kind }: StoredText['fields'][number]): string | undefined {
  const id =
    kind === 'rows'
      ? ROW_HELP[name]
      : kind in KIND_HELP
        ? KIND_HELP[kind as keyof typeof KIND_HELP]
        : undefined;
  return id && text(id);
}
