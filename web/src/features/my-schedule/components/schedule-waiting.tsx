// Shown in place of the schedule while it loads, and when loading failed.
import { useText } from '../../../i18n/text.ts';
import { Journey } from '../../../ui/journey.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Waiting } from '../../../ui/waiting.tsx';
import type { OwnSchedule } from '../api.ts';

export function ScheduleWaiting({ own }: { own: OwnSchedule }) {
  const text = useText();
  return (
    <Journey wide title={text('mySchedule.title')}>
      {own.failed ? (
        <LoadFailure again={own.refresh}>{text('mySchedule.failed')}</LoadFailure>
      ) : (
        <Waiting words={text('mySchedule.loading')}>
          <Skeleton height="24rem" />
        </Waiting>
      )}
    </Journey>
  );
}
