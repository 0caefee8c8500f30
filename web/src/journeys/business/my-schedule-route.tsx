// A visitor's own schedule, with the scheduler's grid for changing an hour, and the page that emails its link.
import { SCHEDULE_LINK_PATH } from '@visavis/contract/page-path';
import { useEffect } from 'react';
import type { HourChoice } from '../../features/my-schedule/hour-choice.ts';
import { MySchedulePage } from '../../features/my-schedule/my-schedule-page.tsx';
import { ScheduleLinkPage } from '../../features/my-schedule/schedule-link-page.tsx';
import { keepScheduleOnDevice } from '../../features/my-schedule/schedule-on-device.ts';
import { HourPage } from '../../features/scheduling/hour-page.tsx';
import { useText } from '../../i18n/text.ts';
import { useEdition } from '../../queries/use-edition.ts';
import { InEdition } from '../../shell/in-edition.tsx';
import { NotFoundPage } from '../../shell/not-found-page.tsx';
import { WithEdition } from '../steps/with-edition.tsx';

const hourPage = (choice: HourChoice) => (
  <WithEdition title="app.myScheduleTitle">
    {(edition) => <HourPage edition={edition} {...choice} />}
  </WithEdition>
);

export function MyScheduleRoute() {
  useEffect(keepScheduleOnDevice, []);
  return (
    <MySchedulePage
      unknownLink={<UnknownLink />}
      hourPage={hourPage}
      ofEdition={(id, page) => <InEdition id={id}>{page}</InEdition>}
    />
  );
}

function UnknownLink() {
  const text = useText();
  return (
    <NotFoundPage
      lead={text('mySchedule.unknownLink')}
      action={{ to: SCHEDULE_LINK_PATH, label: text('mySchedule.sendAgain') }}
    />
  );
}

export function ScheduleLinkRoute() {
  const { data: edition } = useEdition();
  return <ScheduleLinkPage contact={edition?.contacts.email} />;
}
