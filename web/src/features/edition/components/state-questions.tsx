// Asks before an edition is opened, closed or copied: the title names it, the content says what happens.
import type { StoredEdition } from '@visavis/contract/edition/stored';
import { useText } from '../../../i18n/text.ts';
import { QuestionDialog } from '../../../ui/question-dialog.tsx';
import { useAhead } from '../api.ts';

export type StateQuestion = 'open' | 'close' | 'copy';

interface StateQuestionsProps {
  question: StateQuestion | null;
  edition: StoredEdition;
  /** The year of the copy. */
  nextYear: number;
  /** The open edition that closes when this one opens. */
  closes: { id: number; name: string } | null;
  onYes: (question: StateQuestion) => void;
  onCancel: () => void;
}

export function StateQuestions({
  question,
  edition,
  nextYear,
  closes,
  onYes,
  onCancel,
}: StateQuestionsProps) {
  const text = useText();
  const closing = question === 'close' ? edition : question === 'open' ? closes : null;
  const ahead = useAhead(closing?.id ?? null);
  const { name } = edition;
  const words = {
    open: [text('edition.openTitle', { name }), text('edition.openWhat'), text('edition.openRegistration')],
    close: [
      text('edition.closeTitle', { name }),
      text('edition.closeWhat'),
      text('edition.closeRegistration'),
    ],
    copy: [
      text('edition.copyTitle', { name, year: nextYear }),
      text('edition.copyWhat'),
      text('edition.copyTo', { year: nextYear }),
    ],
  } as const;
  if (!question) return null;
  const [title, what, answer] = words[question];
  return (
    <QuestionDialog
      title={title}
      answer={{ words: answer, isDangerous: question === 'close', onPress: () => onYes(question) }}
      onCancel={onCancel}
    >
      <p>{what}</p>
      {question === 'open' && closes && <p>{text('edition.openCloses', { name: closes.name })}</p>}
      {closing && (
        <p role="status">
          {ahead.data && <span>{text('edition.ahead', { name: closing.name, ...ahead.data })}</span>}
          {ahead.isLoading && <span>{text('edition.counting')}</span>}
        </p>
      )}
    </QuestionDialog>
  );
}
