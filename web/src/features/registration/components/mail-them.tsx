// The status email to many people, offered and confirmed with the number of those who would get one.
import { Mail } from 'lucide-react';
import { useText } from '../../../i18n/text.ts';
import type { BulkDialogProps } from '../../../list/bulk/bulk-action.ts';
import { PeopleNamed } from '../../../list/bulk/people-named.tsx';
import { Button } from '../../../ui/button.tsx';
import { QuestionDialog } from '../../../ui/question-dialog.tsx';
import { useMailable } from '../api.ts';
import { mailStep } from '../bulk-steps.ts';

type Ids = readonly number[];

/** Renders nothing if there is nobody to mail. */
export function MailThemButton({ ids, onMail }: { ids: Ids; onMail: (ids: Ids) => void }) {
  const text = useText();
  const mailable = useMailable(ids);
  if (!mailable || mailable.length === 0) return null;
  return (
    <Button variant="secondary" icon={<Mail aria-hidden />} onClick={() => onMail(mailable)}>
      {text('review.bulkMailThem', { count: mailable.length })}
    </Button>
  );
}

export function MailQuestion({ ids, nameOf, bulk, onClose }: BulkDialogProps) {
  const text = useText();
  const mailable = useMailable(ids);
  if (!mailable) return null;
  const count = mailable.length;
  const leftOut = ids.length - count;
  const send = () => {
    onClose();
    void bulk.run(mailStep({ text, nameOf }), mailable);
  };
  return (
    <QuestionDialog
      title={text('review.askBulk.mail', { count })}
      answer={count > 0 ? { words: text('review.sendEmail'), onPress: send } : null}
      onCancel={onClose}
    >
      {leftOut > 0 && <p>{text('review.askBulkWhat.mail', { count: leftOut })}</p>}
      {count > 0 && <PeopleNamed ids={mailable} nameOf={nameOf} />}
    </QuestionDialog>
  );
}
