// Lists the planned hours that are no longer held, with a button to hold them again.
import type { Edition } from '@visavis/domain/edition/schema';
import { useText } from '../../../i18n/text.ts';
import { useDates } from '../../../i18n/use-dates.ts';
import { Button } from '../../../ui/button.tsx';
import { gridSlotOf, hourOfMeeting, whenOf } from '../grid-slot.ts';
import type { Unheld } from '../use-unheld.ts';
import { AmberNotice } from './amber-notice.tsx';

export function UnheldNotice({ unheld, edition }: { unheld: Unheld; edition: Edition }) {
  const text = useText();
  const dates = useDates();
  const { meetings, state } = unheld;
  const named = meetings.flatMap((meeting) => {
    const hour = hourOfMeeting(meeting);
    const slot = hour && gridSlotOf(edition, hour);
    return slot ? [{ meeting, when: whenOf(text, dates, slot) }] : [];
  });
  return (
    <>
      {/* Rendered from the start, so that later changes are announced, and only this summary of them. */}
      <p role="status" className="visually-hidden">
        {named.length > 0 && text('scheduling.unheldSpoken', { count: named.length })}
      </p>
      {named.length > 0 && (
        <AmberNotice
          action={
            <Button
              variant="text"
              busy={state === 'holding'}
              busyText={text('scheduling.holding')}
              onClick={() => void unheld.holdAgain()}
            >
              {text('scheduling.holdAgain')}
            </Button>
          }
        >
          <p>
            <strong>{text('scheduling.unheld', { count: named.length })}</strong>{' '}
            {text('scheduling.unheldMeaning', { count: named.length })}
          </p>
          <ul>
            {named.map(({ meeting, when }) => (
              <li key={meeting.exhibitorId}>
                {text('scheduling.companyAt', { company: meeting.company, when })}
              </li>
            ))}
          </ul>
          {state === 'failed' && <p>{text('scheduling.holdAgainFailed')}</p>}
        </AmberNotice>
      )}
    </>
  );
}
