// Texts of exhibitors and products in the reader's language, with English as fallback.
import type { Language } from '../language/languages.ts';

type Translations<Field extends string> = {
  readonly [L in Exclude<Language, 'en'>]?: { readonly [F in Field]?: string | undefined } | undefined;
};

/** Texts in languages other than English; texts that the organiser did not provide are absent. */
export type ExhibitorTexts = Translations<'productProfile' | 'description'>;
export type ProductTexts = Translations<'name' | 'description'>;

/** A text in the languages provided. */
export type Localised = { readonly en: string } & {
  readonly [L in Exclude<Language, 'en'>]?: string | undefined;
};

const OTHERS = ['ms', 'zh-Hans'] as const;

/** @returns the text for a reader of the language */
export function textIn<Field extends string>(
  english: string,
  { texts, field }: { texts: Translations<Field>; field: Field },
  language: Language,
): string {
  return (language === 'en' ? undefined : texts[language]?.[field]) || english;
}

/** @returns the texts that a reader of the language gets in English, because no translation was given */
export function untranslated<Field extends string>(
  english: { readonly [F in Field]: string },
  texts: Translations<Field>,
  language: Language,
): { inEnglish?: Field[] } {
  if (language === 'en') return {};
  const fields = (Object.keys(english) as Field[]).filter(
    (field) => english[field].trim() !== '' && !texts[language]?.[field],
  );
  return fields.length > 0 ? { inEnglish: fields } : {};
}

/** One text with its translations. */
export function localise<Field extends string>(
  english: string,
  { texts, field }: { texts: Translations<Field>; field: Field },
): Localised {
  const given = OTHERS.flatMap((language) => {
    const text = texts[language]?.[field];
    return text ? [[language, text] as const] : [];
  });
  return { en: english, ...Object.fromEntries(given) };
}

/** The translations of several texts, by language; empty ones are omitted. */
export function translationsOf<Field extends string>(
  given: {
    readonly [F in Field]: Localised;
  },
): Translations<Field> {
  const byLanguage = OTHERS.flatMap((language) => {
    const texts = Object.entries<Localised>(given).flatMap(([field, { [language]: text }]) =>
      text?.trim() ? [[field, text] as const] : [],
    );
    return texts.length > 0 ? [[language, Object.fromEntries(texts)] as const] : [];
  });
  return Object.fromEntries(byLanguage) as Translations<Field>;
}
