// Says why a scan or a search of people found nobody, on Show day as at the desk.
import { isOfOtherKeyboard } from '@visavis/domain/desk/code';
import { type TextId, useText } from '../i18n/text.ts';

export interface Nobody {
  /** As it was scanned or typed. */
  given: string;
  /** Null for a name. */
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
