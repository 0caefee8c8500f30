// The dialog that an action with many rows opens: its own, or a question with one answer.
import { REASON_LIMIT } from '@visavis/domain/hosted-buyer/rejection';
import { useText } from '../../i18n/text.ts';
import { QuestionDialog } from '../../ui/question-dialog.tsx';
import { RejectQuestion } from '../../ui/reject-question.tsx';
import type { ListOf } from '../list-of.ts';
import type { BulkAction, BulkDialogProps } from './bulk-action.ts';
import { PeopleNamed } from './people-named.tsx';

export function AskedDialog<L extends ListOf>({
  action,
  ...props
}: BulkDialogProps<L> & { action: BulkAction<L> }) {
  const text = useText();
  if ('dialog' in action) return action.dialog(props);
  const { step, question } = action;
  const { ids, nameOf, bulk, onClose } = props;
  if (!question) return null;
  const run = (reason = '') => {
    onClose();
    void bulk.run(step({ text, nameOf, reason }), ids);
  };
  const title = text(question.title, { count: ids.length });
  const people = (
    <>
      <p>{text(question.what)}</p>
      <PeopleNamed ids={ids} nameOf={nameOf} />
    </>
  );
  if (question.reasons)
    return (
      <RejectQuestion
        title={title}
        listed={question.reasons.listed}
        maxLength={REASON_LIMIT}
        reasonHelp={text(question.reasons.help)}
        onReject={run}
        onCancel={onClose}
      >
        {people}
      </RejectQuestion>
    );
  return (
    <QuestionDialog
      title={title}
      answer={{
        words: text(question.answer),
        isDangerous: question.isDangerous === true,
        onPress: () => run(),
      }}
      onCancel={onClose}
    >
      {people}
    </QuestionDialog>
  );
}
