// Messages that waited when a backup was restored: who may send mail lets them leave, or not.
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
  const [asked, setAsked] = useState<Decision | null>(null);
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
      setAsked(null);
      return queries.invalidateQueries({ queryKey: ['emails'] });
    },
  });
  return (
    <Banner
      kind="info"
      action={
        mayDecide && (
          <>
            <Button variant="text" onClick={() => setAsked('release')}>
              {text('emails.release')}
            </Button>
            <Button variant="text" onClick={() => setAsked('discard')}>
              {text('emails.discard')}
            </Button>
          </>
        )
      }
    >
      <strong>{text('emails.held', { count })}</strong>
      <p>{text('emails.heldWhy')}</p>
      {asked && (
        <Dialog
          open
          title={text(asked === 'release' ? 'emails.askRelease' : 'emails.askDiscard', { count })}
          role="alertdialog"
          initialFocusRef={cancel}
          onClose={() => setAsked(null)}
          actions={
            <>
              <Button ref={cancel} variant="secondary" onClick={() => setAsked(null)}>
                {text('emails.heldCancel')}
              </Button>
              <Button
                variant={asked === 'release' ? 'primary' : 'danger'}
                busy={isPending}
                onClick={() => mutate(asked)}
              >
                {text(asked === 'release' ? 'emails.release' : 'emails.discard')}
              </Button>
            </>
          }
        >
          <p>{text(asked === 'release' ? 'emails.releaseMeans' : 'emails.discardMeans')}</p>
        </Dialog>
      )}
    </Banner>
  );
}
