// A letter to a visitor that is an opening and a button: what a new kind of email needs, if nothing else is said.
import type { VisitorContent } from '@visavis/domain/email/schema';
import { wordsOf } from '@visavis/domain/words/email';
import type { LetterWords } from '@visavis/domain/words/letter-words';
import { greeting } from '../../platform/letters/greeting.ts';
import { html } from '../../platform/letters/html.ts';
import { button, type Letter } from '../../platform/letters/layout.ts';
import { visitorFooter } from './visitor-footer.email.ts';

/** The words of such a letter; its button says what the heading says. */
interface PlainWords {
  heading: string;
  opening: (exhibition: string) => string;
}

/** @param chooseWords of the words of all letters, those of this one */
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
