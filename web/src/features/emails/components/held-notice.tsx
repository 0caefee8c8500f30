// Messages held after a backup was restored: roles that may send mail release or discard them.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { decideHeldEmails } from '@visavis/contract/email/calls';
import { can } from '@visavis/domain/identity/grants';
import { useRef, useState } from 'react';
import { isSessionOver, sentenceOf } from '../../../i18n/refusal.ts';
import { useText } from '../../../i18n/text.ts';
import { call } from '../../../lib/api-client.ts';
import { useRole } from '../../../lib/use-organiser.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { useToast } from '../../../ui/toast.tsx';

type Decision = 'release' | 'discard';

export function HeldNotice({ count }: { count: number }) {
  const text = useText();
  const toast = useToast();
  const queries = useQueryClient();
  const mayDecide = can(useRole(), 'email.send');
  const cancel = useRef<HTMLButtonElement>(null);
  const [confirming, setConfirming] = useState<Decision | null>(null);
  const { mutate, isPending } = useMutation({
    mutationFn: (decision: Decision) => call(decideHeldEmails, { body: { decision } }),
    onSuccess: ({ messages }, decision) =>
      toast(
        text(decision === 'release' ? 'emails.heldReleased' : 'emails.heldDiscarded', { count: messages }),
      ),
    onError: (error) => {
      if (!isSessionOver(error)) toast(sentenceOf(text, error, text('emails.heldFailed')), 'error');
    },
    onSettled: () => {
      setConfirming(null);
      return queries.invalidateQueries({ queryKey: ['emails'] });
    },
  });
  return (
    <Banner
      kind="info"
      action={
        mayDecide && (
          <>
            <Button variant="text" onClick={() => setConfirming('release')}>
              {text('emails.release')}
            </Button>
            <Button variant="text" onClick={() => setConfirming('discard')}>
              {text('emails.discard')}
            </Button>
          </>
        )
      }
    >
      <strong>{text('emails.held', { count })}</strong>
      <p>{text('emails.heldWhy')}</p>
      {confirming && (
        <Dialog
          open
          title={text(confirming === 'release' ? 'emails.askRelease' : 'emails.askDiscard', { count })}
          role="alertdialog"
          initialFocusRef={cancel}
          onClose={() => setConfirming(null)}
          actions={
            <>
              <Button ref={cancel} variant="secondary" onClick={() => setConfirming(null)}>
                {text('emails.heldCancel')}
              </Button>
              <Button
                variant={confirming === 'release' ? 'primary' : 'danger'}
                busy={isPending}
                onClick={() => mutate(confirming)}
              >
                {text(confirming === 'release' ? 'emails.release' : 'emails.discard')}
              </Button>
            </>
          }
        >
          <p>{text(confirming === 'release' ? 'emails.releaseMeans' : 'emails.discardMeans')}</p>
        </Dialog>
      )}
    </Banner>
  );
}
