// Replaces the list for somebody whom the organiser has registered without meetings: says who arranges them.
import { useText } from '../../../i18n/text.ts';
import { useEdition } from '../../../queries/use-edition.ts';
import styles from './no-meetings.module.css';

export function NoMeetings() {
  const text = useText();
  const email = useEdition().data?.contacts.email;
  return (
    <section className={styles.none}>
      <h2>{text('mySchedule.noMeetings')}</h2>
      <p>{text('mySchedule.noMeetingsWay')}</p>
      {email && (
        <p>
          <a href={`mailto:${email}`}>{email}</a>
        </p>
      )}
    </section>
  );
}
