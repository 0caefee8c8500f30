// Shown in place of the schedule while it loads, and when loading failed.
import { useText } from '../../../i18n/text.ts';
import { Journey } from '../../../ui/journey.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useDelayed } from '../../../ui/use-delayed.ts';
import type { OwnSchedule } from '../api.ts';

export function ScheduleWaiting({ own }: { own: OwnSchedule }) {
  const text = useText();
  const isSlow = useDelayed();
  return (
    <Journey wide title={text('mySchedule.title')}>
      {own.failed ? (
        <LoadFailure again={own.refresh}>{text('mySchedule.failed')}</LoadFailure>
      ) : (
        <div aria-busy="true">
          <p className="visually-hidden" role="status">
            {isSlow && text('mySchedule.loading')}
          </p>
          {isSlow && <Skeleton height="24rem" />}
        </div>
      )}
    </Journey>
  );
}
