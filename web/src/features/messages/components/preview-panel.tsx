// What each person receives, one after another, and sending a test to oneself.
import { testGroupMessage } from '@visavis/contract/group-message/calls';
import type { GroupMessage } from '@visavis/contract/group-message/message';
import { can } from '@visavis/domain/identity/grants';
import { LANGUAGE_NAMES, type Language } from '@visavis/domain/language/languages';
import { Check, ChevronLeft, ChevronRight, Send } from 'lucide-react';
import { useState } from 'react';
import { useText } from '../../../i18n/text.ts';
import { useInstants } from '../../../i18n/use-instants.ts';
import { call } from '../../../lib/api-client.ts';
import { useOrganiser, useRole } from '../../../lib/use-organiser.ts';
import { failureWords } from '../../../list/email-words.ts';
import { useAction } from '../../../queries/use-action.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { Failure } from '../../../ui/failure.tsx';
import { MessageFrame } from '../../../ui/message-frame.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { usePreview, useTakeOver } from '../api.ts';
import styles from '../message-page.module.css';

interface PreviewPanelProps {
  message: GroupMessage;
  /** The language of the recipients shown. */
  language: Language;
  /** Whether the preview shows what is typed. */
  isSaved: boolean;
}

export function PreviewPanel({ message, language, isSaved }: PreviewPanelProps) {
  const text = useText();
  const role = useRole();
  const [chosen, setPlace] = useState(0);
  const group = message.audience.programme;
  const readers = message.reach.languages[language] ?? 0;
  const place = Math.min(chosen, Math.max(0, readers - 1));
  const { data, error } = usePreview(message, { place, language });
  const total = data?.total ?? readers;
  const person = data?.person;
  const turn = (by: number) => setPlace((place + by + total) % total);
  return (
    <section className={styles.panel} aria-labelledby="preview-title">
      <div className={styles.panelHead}>
        <h2 id="preview-title">{text('messages.preview')}</h2>
        {total > 1 && message.startedAt === null && (
          <div className={styles.pager}>
            <button
              type="button"
              className="icon-button"
              aria-label={text('messages.previous', { group })}
              onClick={() => turn(-1)}
            >
              <ChevronLeft aria-hidden />
            </button>
            <span>{text('messages.previewOf', { place: place + 1, total })}</span>
            <button
              type="button"
              className="icon-button"
              aria-label={text('messages.next', { group })}
              onClick={() => turn(1)}
            >
              <ChevronRight aria-hidden />
            </button>
          </div>
        )}
        {message.startedAt !== null ? (
          <p className={styles.note}>{text('messages.previewLater', { group })}</p>
        ) : (
          person && (
            <p className={styles.note} role="status">
              {text('messages.previewAs', { name: person.name, language: LANGUAGE_NAMES[person.language] })}
            </p>
          )
        )}
      </div>
      <div className={styles.paper}>
        {error ? (
          <Banner kind="error">{text('messages.previewFailed')}</Banner>
        ) : !data ? (
          <Skeleton height="16rem" />
        ) : !person ? (
          <p className={styles.empty}>
            {message.reach.people === 0
              ? text('messages.previewNone', { group })
              : text('messages.previewNoReader', { group, language: LANGUAGE_NAMES[language] })}
          </p>
        ) : person.html === '' ? (
          <p className={styles.empty}>
            {text('messages.previewNoWords', { language: LANGUAGE_NAMES[person.language] })}
          </p>
        ) : (
          <MessageFrame title={text('messages.previewFrame', { name: person.name })} html={person.html} />
        )}
      </div>
      {message.state === 'draft' && can(role, 'email.send') && person && person.html !== '' && (
        <TestToOneself
          message={message}
          place={place}
          reader={language}
          written={person.language}
          isSaved={isSaved}
        />
      )}
    </section>
  );
}

interface TestProps {
  message: GroupMessage;
  place: number;
  /** The language that the person above reads and gets the message in. */
  reader: Language;
  written: Language;
  isSaved: boolean;
}

function TestToOneself({ message, place, reader, written, isSaved }: TestProps) {
  const text = useText();
  const address = useOrganiser()?.email ?? '';
  const takeOver = useTakeOver();
  const send = useAction({
    act: () => {
      const body = { version: message.version, place, language: reader };
      return call(testGroupMessage, { params: { id: message.id }, body });
    },
    failed: text('messages.testFailed'),
    done: takeOver,
  });
  return (
    <div className={styles.test}>
      <h3>{text('messages.test')}</h3>
      <p className={styles.note}>{text('messages.testTo', { group: message.audience.programme, address })}</p>
      <Failure of={send} />
      <Button
        variant="secondary"
        icon={<Send aria-hidden />}
        busy={send.isBusy}
        busyText={text('messages.testSending')}
        aria-disabled={!isSaved || undefined}
        onClick={isSaved ? () => void send.run() : undefined}
      >
        {text('messages.testSend')}
      </Button>
      <div role="status">
        <TestState test={message.tests.find(({ language }) => language === written)} />
      </div>
    </div>
  );
}

function TestState({ test }: { test: GroupMessage['tests'][number] | undefined }) {
  const text = useText();
  const instants = useInstants();
  if (!test) return null;
  if (test.state === 'sent')
    return (
      <p className={styles.good}>
        <Check aria-hidden />
        <span>{text('messages.testSent', { time: instants.clock(test.at) })}</span>
      </p>
    );
  if (test.state === 'failed')
    return (
      <p className={styles.bad}>
        {text('messages.testRefused', { reason: failureWords(test.error ?? '', text) })}
      </p>
    );
  return (
    <p className={styles.note}>
      {text(test.state === 'unsent' ? 'messages.testUnsent' : 'messages.testQueued')}
    </p>
  );
}
