// The reminders that people get of their own meetings, as rules that can be switched on.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { DASHBOARD_PATHS } from '@visavis/contract/dashboard-path';
import { getReminders, setReminder } from '@visavis/contract/reminder/calls';
import { getText, previewText } from '@visavis/contract/words/calls';
import { can } from '@visavis/domain/identity/grants';
import { languageAmong } from '@visavis/domain/language/languages';
import { REMINDER_RULES, type ReminderRule } from '@visavis/domain/reminder/rules';
import { mailText } from '@visavis/domain/words/texts';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { useLanguage } from '../../../i18n/language.ts';
import { useText } from '../../../i18n/text.ts';
import { call } from '../../../lib/api-client.ts';
import { useRole } from '../../../lib/use-organiser.ts';
import { useAction } from '../../../queries/use-action.ts';
import { useEditionLanguages } from '../../../queries/use-edition-languages.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Failure } from '../../../ui/failure.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { MessageFrame } from '../../../ui/message-frame.tsx';
import { Section } from '../../../ui/section.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import textStyles from '../../../ui/text.module.css';
import styles from '../messages-page.module.css';

const KEY = ['messages', 'reminders'] as const;

export function RemindersSection() {
  const text = useText();
  const role = useRole();
  const queries = useQueryClient();
  const { data, error, refetch } = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => call(getReminders, { signal }),
  });
  const change = useAction({
    act: (body: { rule: ReminderRule; isOn: boolean }) => call(setReminder, { body }),
    failed: text('messages.reminderNotSet'),
    done: (reminders) => queries.setQueryData(KEY, reminders),
    laneOf: ({ rule }) => REMINDER_RULES.indexOf(rule),
  });
  const mayChange = can(role, 'email.send');
  return (
    <Section id="reminders" title={text('messages.reminders')}>
      <Failure of={change} />
      {data ? (
        <>
          <p className={textStyles.note}>{text('messages.remindersWhat', { count: data.people })}</p>
          <fieldset disabled={!mayChange} className={styles.fieldset} aria-label={text('messages.reminders')}>
            <ul className={styles.rules}>
              {data.rules.map(({ rule, isOn, written }) => (
                <li key={rule}>
                  <Checkbox
                    tone="neutral"
                    label={text(`messages.reminder.${rule}`)}
                    checked={isOn}
                    onChange={(next) => void change.run({ rule, isOn: next })}
                  />
                  <span className={styles.note}>{text('messages.reminderWritten', { count: written })}</span>
                  <ReminderWords rule={rule} />
                </li>
              ))}
            </ul>
          </fieldset>
        </>
      ) : error ? (
        <LoadFailure again={refetch}>{text('messages.remindersFailed')}</LoadFailure>
      ) : (
        <Skeleton height="9rem" />
      )}
    </Section>
  );
}

/** Where the words can be changed, and the email as its recipient sees it. */
function ReminderWords({ rule }: { rule: ReminderRule }) {
  const text = useText();
  const own = useLanguage();
  const language = languageAmong(own, useEditionLanguages());
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const key = mailText(`reminder-${rule}`);
  const { data, error } = useQuery({
    queryKey: ['messages', 'reminder-words', rule, language],
    queryFn: async ({ signal }) => {
      const { languages } = await call(getText, { params: { key }, query: {}, signal });
      const { fields } = languages[language];
      return call(previewText, { params: { key }, query: {}, body: { language, fields }, signal });
    },
    enabled: isOpen,
  });
  const name = text(`messages.reminder.${rule}`);
  return (
    <>
      <Button variant="text" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
        {text(isOpen ? 'messages.reminderHide' : 'messages.reminderShow')}
        <span className="visually-hidden">: {name}</span>
      </Button>
      <div id={id} hidden={!isOpen} className={styles.reminder}>
        {error ? (
          <Banner kind="error">{text('messages.previewFailed')}</Banner>
        ) : data ? (
          <>
            <p>
              <strong>{data.subject}</strong>
            </p>
            <MessageFrame title={name} html={data.html} />
            <Link to={`${DASHBOARD_PATHS.words}?text=${encodeURIComponent(key)}`}>
              {text('messages.reminderChange')}
            </Link>
          </>
        ) : (
          isOpen && <Skeleton height="12rem" />
        )}
      </div>
    </>
  );
}
