// Messages held after a backup was restored: roles that may send mail release or discard them.
import { useQueryClient } from '@tanstack/react-query';
import { decideHeldEmails } from '@visavis/contract/email/calls';
import { can } from '@visavis/domain/identity/grants';
import { useRef, useState } from 'react';
import { useText } from '../../../i18n/text.ts';
import { call } from '../../../lib/api-client.ts';
import { useRole } from '../../../lib/use-organiser.ts';
import { useAction } from '../../../queries/use-action.ts';
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
  const decide = useAction({
    act: (decision: Decision) => call(decideHeldEmails, { body: { decision } }),
    failed: text('emails.heldFailed'),
    done: ({ messages }, decision) =>
      toast(
        text(decision === 'release' ? 'emails.heldReleased' : 'emails.heldDiscarded', { count: messages }),
      ),
    refused: ({ sentence }) => toast(sentence, 'error'),
    settled: () => {
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
                {text('ui.cancel')}
              </Button>
              <Button
                variant={confirming === 'release' ? 'primary' : 'danger'}
                busy={decide.isBusy}
                onClick={() => void decide.run(confirming)}
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
