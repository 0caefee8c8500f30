// The layout of a simple letter to a visitor: an opening and a button.
import type { VisitorContent } from '@visavis/domain/email/schema';
import { wordsOf } from '@visavis/domain/words/email';
import type { LetterWords } from '@visavis/domain/words/letter-words';
import { greeting } from '../../platform/letters/greeting.ts';
import { html } from '../../platform/letters/html.ts';
import { button, type Letter } from '../../platform/letters/layout.ts';
import { visitorFooter } from './visitor-footer.email.ts';

/** The texts of such a letter; the heading is also the button's label. */
interface PlainWords {
  heading: string;
  opening: (exhibition: string) => string;
}

/** @param chooseWords picks this letter's texts from those of all letters */
export const plainLetter =
  (chooseWords: (words: LetterWords) => PlainWords) =>
  (content: VisitorContent, link: string): Letter => {
    const words = wordsOf(content);
    const { heading, opening: openingOf } = chooseWords(words);
    const opening = greeting(words, content.name, openingOf(content.exhibition.name));
    return {
      heading,
      preview: opening.preview,
      body: html`${opening.html}${button(words, heading, link)}`,
      text: [...opening.text, words.linkLine(heading, link)],
      footer: visitorFooter(content),
    };
  };
