// When a message is sent, and the bar that sends it after a confirmation and says what is still missing.

import { DASHBOARD_PATHS } from '@visavis/contract/dashboard-path';
import { deleteGroupMessage, sendGroupMessage } from '@visavis/contract/group-message/calls';
import type { GroupMessage } from '@visavis/contract/group-message/message';
import { instantAtFair, localMinuteAt } from '@visavis/domain/edition/fair-time';
import { CalendarClock, Send } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { isRefusal } from '../../../i18n/refusal.ts';
import { useText } from '../../../i18n/text.ts';
import { useFairZone } from '../../../i18n/use-fair-zone.ts';
import { useInstants } from '../../../i18n/use-instants.ts';
import { call } from '../../../lib/api-client.ts';
import { serverTimeOf } from '../../../lib/server-clock.ts';
import { useAction } from '../../../queries/use-action.ts';
import { useEditionLanguages } from '../../../queries/use-edition-languages.ts';
import { Button } from '../../../ui/button.tsx';
import { Failure } from '../../../ui/failure.tsx';
import { FootBar } from '../../../ui/foot-bar.tsx';
import { QuestionDialog } from '../../../ui/question-dialog.tsx';
import { Section } from '../../../ui/section.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useReadAgain, useTakeOver } from '../api.ts';
import styles from '../message-page.module.css';
import { needOf } from '../needs.ts';
import type { Draft } from '../use-draft.ts';

export function SendBar({ message, draft }: { message: GroupMessage; draft: Draft }) {
  const text = useText();
  const instants = useInstants();
  const { timeZone, utcOffsetLabel } = useFairZone();
  const languages = useEditionLanguages();
  const takeOver = useTakeOver();
  const readAgain = useReadAgain();
  const [isNow, setNow] = useState(true);
  const [at, setAt] = useState('');
  const [question, setQuestion] = useState<'send' | 'delete' | null>(null);
  const { people } = message.reach;
  const group = message.audience.programme;
  const sendAt = isNow ? null : at;
  const need = needOf(text, message, { isSaved: !draft.isDirty && !draft.isSaving, sendAt, languages });
  const when = isNow || at === '' ? null : instants.instant(instantAtFair(at, timeZone).getTime());
  const send = useAction({
    act: () => {
      const body = { version: message.version, people, sendAt };
      return call(sendGroupMessage, { params: { id: message.id }, body });
    },
    failed: text('messages.sendFailed'),
    atOnce: () => setQuestion(null),
    done: takeOver,
    refused: async ({ faults, error }) => {
      if (faults.sendAt !== undefined) return null;
      // Without a response, it may have been sent; after a refusal, the state may have changed.
      if (!isRefusal(error) || error.status === 409) await readAgain(message.id);
      return isRefusal(error) ? undefined : text('messages.maybeSent');
    },
  });
  const sending = isNow
    ? text('messages.send', { group, people })
    : text('messages.schedule', { group, people });
  return (
    <>
      <Section id="when" title={text('messages.when')}>
        <fieldset className={styles.when} aria-label={text('messages.when')}>
          {([true, false] as const).map((one) => (
            <label key={String(one)} className={styles.option}>
              <input type="radio" name="when" checked={isNow === one} onChange={() => setNow(one)} />
              <span>{text(one ? 'messages.now' : 'messages.atTime')}</span>
            </label>
          ))}
        </fieldset>
        {!isNow && (
          <TextField
            label={text('messages.sendAt', { zone: utcOffsetLabel })}
            type="datetime-local"
            min={localMinuteAt(new Date(serverTimeOf(Date.now())), timeZone)}
            value={at}
            error={send.faults.sendAt}
            onChange={({ target }) => {
              setAt(target.value);
              send.forget('sendAt');
            }}
          />
        )}
        <Button variant="text" onClick={() => setQuestion('delete')}>
          {text('messages.deleteDraft')}
        </Button>
      </Section>
      <FootBar label={text('messages.bar')}>
        <div className={styles.bar}>
          <strong>
            {when === null
              ? text('messages.barNow', { group, people })
              : text('messages.barAt', { group, people, when })}
          </strong>
          <p id="send-need" role="status">
            {send.failure ?? need ?? text('messages.barNote')}
          </p>
        </div>
        <Button
          variant="secondary"
          busy={draft.isSaving}
          busyText={text('messages.saving')}
          onClick={draft.save}
        >
          {text('messages.saveDraft')}
        </Button>
        <Button
          icon={isNow ? <Send aria-hidden /> : <CalendarClock aria-hidden />}
          busy={send.isBusy}
          busyText={text('messages.sendingNow')}
          aria-disabled={need !== null || undefined}
          aria-describedby="send-need"
          onClick={need === null ? () => setQuestion('send') : undefined}
        >
          {sending}
        </Button>
      </FootBar>
      {question === 'send' && (
        <QuestionDialog
          title={
            when === null
              ? text('messages.askNow', { group, people })
              : text('messages.askAt', { group, people, when })
          }
          answer={{ words: sending, onPress: () => void send.run() }}
          onCancel={() => setQuestion(null)}
        >
          <p>{text('messages.askWhat', { group, subject: message.subject })}</p>
        </QuestionDialog>
      )}
      {question === 'delete' && <DeleteQuestion message={message} onCancel={() => setQuestion(null)} />}
    </>
  );
}

function DeleteQuestion({ message, onCancel }: { message: GroupMessage; onCancel: () => void }) {
  const text = useText();
  const navigate = useNavigate();
  const remove = useAction({
    act: () => call(deleteGroupMessage, { params: { id: message.id }, query: { version: message.version } }),
    failed: text('messages.saveFailed'),
    done: () => navigate(DASHBOARD_PATHS.messages),
  });
  return (
    <QuestionDialog
      title={text('messages.deleteAsk')}
      answer={{ words: text('messages.deleteDraft'), isDangerous: true, onPress: () => void remove.run() }}
      onCancel={onCancel}
    >
      <Failure of={remove} />
      <p>{text('messages.deleteWhat', { group: message.audience.programme })}</p>
    </QuestionDialog>
  );
}
