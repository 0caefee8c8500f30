// Says why a scan or a search for a person found nobody, on the Show day page and at the desk.
import { isOfOtherKeyboard } from '@visavis/domain/desk/code';
import { type TextId, useText } from '../i18n/text.ts';

export interface Nobody {
  /** The scanned or typed text. */
  given: string;
  /** The reference in that text; null if it was a name. */
  reference: string | null;
  why: 'unknown' | 'other-edition' | 'not-in-list' | 'locked';
}

const sentenceOf = ({ why, reference }: Nobody): TextId => {
  if (why === 'other-edition') return 'showDesk.otherEdition';
  if (why === 'unknown') return reference === null ? 'showDesk.unknownName' : 'showDesk.unknown';
  if (why === 'locked') return reference === null ? 'showDesk.lockedName' : 'showDesk.locked';
  return reference === null ? 'showDesk.notInListName' : 'showDesk.notInList';
};

export function NobodyFound({ nobody }: { nobody: Nobody }) {
  const text = useText();
  return (
    <span>
      <span>{text(sentenceOf(nobody), { given: nobody.reference ?? nobody.given })}</span>{' '}
      {isOfOtherKeyboard(nobody.given) && <span>{text('showDesk.otherKeyboard')}</span>}
    </span>
  );
}
