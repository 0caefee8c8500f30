// The progress of a scheduled or started message: its numbers, and how to stop it.
import { stopGroupMessage } from '@visavis/contract/group-message/calls';
import type { GroupMessage } from '@visavis/contract/group-message/message';
import { can } from '@visavis/domain/identity/grants';
import { useState } from 'react';
import { useText } from '../../../i18n/text.ts';
import { useInstants } from '../../../i18n/use-instants.ts';
import { call } from '../../../lib/api-client.ts';
import { useRole } from '../../../lib/use-organiser.ts';
import { useAction } from '../../../queries/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { Failure } from '../../../ui/failure.tsx';
import { QuestionDialog } from '../../../ui/question-dialog.tsx';
import { Section } from '../../../ui/section.tsx';
import { StatusPill } from '../../../ui/status-pill.tsx';
import { useReadAgain, useTakeOver } from '../api.ts';
import styles from '../message-page.module.css';
import { STATE_PILLS } from '../state-words.ts';

export function StandingSection({ message }: { message: GroupMessage }) {
  const text = useText();
  const instants = useInstants();
  const role = useRole();
  const { counts, state, sendAt, startedAt, stoppedAt } = message;
  const { kind, word } = STATE_PILLS[state];
  const leftOut = Object.values(counts.leftOut).reduce((sum, count) => sum + (count ?? 0), 0);
  const figures = [
    [text('messages.figureWritten'), counts.written],
    [text('messages.figureSent'), counts.sent],
    [text('messages.figureWaiting'), counts.waiting],
    [text('messages.figureFailed'), counts.failed],
    [text('messages.figureWithdrawn'), counts.withdrawn],
    [text('messages.figureLeftOut'), leftOut],
  ] as const;
  return (
    <Section
      id="standing"
      title={text('messages.figures')}
      aside={<StatusPill kind={kind}>{text(word)}</StatusPill>}
    >
      <div className={styles.standing}>
        {state === 'scheduled' && sendAt !== null && (
          <p>
            {text('messages.scheduledFor', {
              group: message.audience.programme,
              when: instants.instant(sendAt),
            })}
          </p>
        )}
        {startedAt !== null && (
          <>
            <p>
              {stoppedAt === null
                ? text('messages.startedAt', { when: instants.instant(startedAt) })
                : text('messages.stoppedAt', { when: instants.instant(stoppedAt) })}
            </p>
            <dl className={styles.figures}>
              {figures.map(([term, count]) => (
                <div key={term}>
                  <dt>{term}</dt>
                  <dd>{count}</dd>
                </div>
              ))}
            </dl>
          </>
        )}
        {(state === 'scheduled' || state === 'sending') && can(role, 'email.send') && (
          <Stop message={message} />
        )}
      </div>
    </Section>
  );
}

function Stop({ message }: { message: GroupMessage }) {
  const text = useText();
  const takeOver = useTakeOver();
  const readAgain = useReadAgain();
  const [isAsking, setAsking] = useState(false);
  const stop = useAction({
    act: () => call(stopGroupMessage, { params: { id: message.id }, body: { version: message.version } }),
    failed: text('messages.stopFailed'),
    atOnce: () => setAsking(false),
    done: takeOver,
    refused: async () => {
      await readAgain(message.id);
    },
  });
  return (
    <>
      <Failure of={stop} />
      <Button
        variant="danger"
        busy={stop.isBusy}
        busyText={text('messages.stopping')}
        onClick={() => setAsking(true)}
      >
        {text('messages.stop')}
      </Button>
      {isAsking && (
        <QuestionDialog
          title={text('messages.stopAsk')}
          answer={{ words: text('messages.stop'), isDangerous: true, onPress: () => void stop.run() }}
          onCancel={() => setAsking(false)}
        >
          <p>
            {message.state === 'scheduled'
              ? text('messages.stopScheduled')
              : text('messages.stopSending', { sent: message.counts.sent })}
          </p>
        </QuestionDialog>
      )}
    </>
  );
}
