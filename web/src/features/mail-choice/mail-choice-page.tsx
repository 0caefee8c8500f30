// A person's choice of which mail to get. Opening the page changes nothing, since link scanners open it too.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { getMailChoice, setMailChoice } from '@visavis/contract/mail-choice/calls';
import type { MailChoice } from '@visavis/contract/mail-choice/endpoints';
import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useText } from '../../i18n/text.ts';
import { ApiError, call } from '../../lib/api-client.ts';
import { useAction } from '../../queries/use-action.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Failure } from '../../ui/failure.tsx';
import { Journey } from '../../ui/journey.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import styles from './mail-choice-page.module.css';

export function MailChoicePage({ unknownLink }: { unknownLink: ReactNode }) {
  const text = useText();
  const [address] = useSearchParams();
  const key = address.get('key') ?? '';
  const { data, error, refetch } = useQuery({
    queryKey: ['mail-choice', key],
    queryFn: ({ signal }) => call(getMailChoice, { key, signal }),
    enabled: key !== '',
  });
  if (key === '' || (error instanceof ApiError && error.status === 404)) return unknownLink;
  if (data) return <Choice key={key} linkKey={key} stored={data} />;
  return (
    <Journey title={text('mySchedule.mailTitle')}>
      {error ? (
        <LoadFailure again={refetch}>{text('mySchedule.mailNotLoaded')}</LoadFailure>
      ) : (
        <div role="status" aria-label={text('mySchedule.mailLoading')}>
          <Skeleton height="10rem" />
        </div>
      )}
    </Journey>
  );
}

function Choice({ linkKey, stored }: { linkKey: string; stored: MailChoice }) {
  const text = useText();
  const queries = useQueryClient();
  const [stops, setStops] = useState({
    stopsGroup: stored.stopsGroup,
    stopsReminders: stored.stopsReminders,
  });
  const change = (part: Partial<typeof stops>) => {
    setStops({ ...stops, ...part });
    if (save.isDone) save.forget();
  };
  const save = useAction({
    act: () => call(setMailChoice, { key: linkKey, body: stops }),
    failed: text('mySchedule.mailFailed'),
    done: (answer) => queries.setQueryData(['mail-choice', linkKey], answer),
  });
  return (
    <Journey title={text('mySchedule.mailTitle')} lead={text('mySchedule.mailLead', { email: stored.email })}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          void save.run();
        }}
      >
        <Failure of={save} />
        <Checkbox
          label={text('mySchedule.mailGroup')}
          checked={!stops.stopsGroup}
          onChange={(isWanted) => change({ stopsGroup: !isWanted })}
        />
        <Checkbox
          label={text('mySchedule.mailReminders')}
          checked={!stops.stopsReminders}
          onChange={(isWanted) => change({ stopsReminders: !isWanted })}
        />
        <Button type="submit" busy={save.isBusy} busyText={text('mySchedule.mailSaving')}>
          {text('mySchedule.mailSave')}
        </Button>
        <div role="status">{save.isDone && <p>{text('mySchedule.mailSaved')}</p>}</div>
      </form>
    </Journey>
  );
}
