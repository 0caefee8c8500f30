// The section with which mail a person wants, which staff enter when they are told.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { getPersonMail, setPersonMail } from '@visavis/contract/mail-choice/calls';
import type { PersonMail } from '@visavis/contract/mail-choice/endpoints';
import { can } from '@visavis/domain/identity/grants';
import { useText } from '../../../i18n/text.ts';
import { call } from '../../../lib/api-client.ts';
import { useRole } from '../../../lib/use-organiser.ts';
import { useAction } from '../../../queries/use-action.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Failure } from '../../../ui/failure.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { Section } from '../../../ui/section.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import styles from './sections.module.css';

export function MailSection({ reference }: { reference: string }) {
  const text = useText();
  const role = useRole();
  const queries = useQueryClient();
  const queryKey = ['registrations', 'mail', reference] as const;
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => call(getPersonMail, { params: { reference }, signal }),
  });
  const change = useAction({
    act: (body: PersonMail) => call(setPersonMail, { params: { reference }, body }),
    failed: text('people.mailNotSet'),
    done: (stored) => queries.setQueryData(queryKey, stored),
  });
  return (
    <Section id="mail" title={text('people.mail')}>
      <Failure of={change} />
      {data ? (
        <fieldset
          className={styles.mail}
          aria-label={text('people.mail')}
          disabled={!can(role, 'person.set')}
        >
          <Checkbox
            tone="neutral"
            label={text('people.mailGroup')}
            checked={!data.stopsGroup}
            onChange={(isWanted) => void change.run({ ...data, stopsGroup: !isWanted })}
          />
          <Checkbox
            tone="neutral"
            label={text('people.mailReminders')}
            checked={!data.stopsReminders}
            onChange={(isWanted) => void change.run({ ...data, stopsReminders: !isWanted })}
          />
          <p>{text('people.mailLead')}</p>
        </fieldset>
      ) : error ? (
        <LoadFailure again={refetch}>{text('people.mailFailed')}</LoadFailure>
      ) : (
        <Skeleton height="6rem" />
      )}
    </Section>
  );
}
