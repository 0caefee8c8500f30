// The meetings of somebody registered by hand: an exhibitor each, at one of the hours that are free for both.
import { useQuery } from '@tanstack/react-query';
import { getUnavailableSlots } from '@visavis/contract/slot/calls';
import type { Edition } from '@visavis/domain/edition/schema';
import { Plus, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from '../../../i18n/text.ts';
import { useDates } from '../../../i18n/use-dates.ts';
import { call } from '../../../lib/api-client.ts';
import { useDashboardEdition } from '../../../queries/use-dashboard-edition.ts';
import { Button } from '../../../ui/button.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import textStyles from '../../../ui/text.module.css';
import { HOURS_KEY, noMeeting, type RegisterForm, type WantedMeeting } from '../use-register.ts';
import styles from './meeting-rows.module.css';

type Exhibitor = WantedMeeting['exhibitor'];

/** Chooses an exhibitor; provided by another feature. */
export type ExhibitorField = (props: {
  label: string;
  value: Exhibitor;
  error?: string | undefined;
  onChange: (exhibitor: Exhibitor) => void;
}) => ReactNode;

export function MeetingRows({
  form,
  exhibitorField,
}: {
  form: RegisterForm;
  exhibitorField: ExhibitorField;
}) {
  const text = useText();
  const { data: edition } = useDashboardEdition();
  const { meetings, setMeetings, errors } = form;
  const most = edition?.limits.businessMaximum ?? meetings.length;
  const replace = (key: string, changes: Partial<WantedMeeting>) =>
    setMeetings(meetings.map((one) => (one.key === key ? { ...one, ...changes } : one)));
  // Rows without an exhibitor are not sent, so error indexes skip them.
  const sent = meetings.filter(({ exhibitor }) => exhibitor.id !== 0);
  return (
    <div className={styles.rows}>
      {meetings.map((meeting, index) => {
        const place = sent.indexOf(meeting);
        const errorOf = (field: string) => (place < 0 ? undefined : errors[`meetings.${place}.${field}`]);
        const number = index + 1;
        return (
          <fieldset key={meeting.key} className={styles.row}>
            <legend className="visually-hidden">{text('people.meetingNumber', { number })}</legend>
            {exhibitorField({
              label: text('people.exhibitor'),
              value: meeting.exhibitor,
              error: errorOf('exhibitor') ?? errorOf('boothNumber'),
              onChange: (exhibitor) => replace(meeting.key, { exhibitor, slot: null, lost: undefined }),
            })}
            <Hours
              meeting={meeting}
              edition={edition}
              taken={meetings.flatMap(({ key, slot }) => (key !== meeting.key && slot ? [slot] : []))}
              error={errorOf('time') ?? errorOf('day') ?? errorOf('date')}
              onChange={(slot) => replace(meeting.key, { slot, lost: undefined })}
            />
            <Button
              variant="secondary"
              className={styles.icon}
              aria-label={text('people.removeMeeting', { number })}
              onClick={() => setMeetings(meetings.filter(({ key }) => key !== meeting.key))}
            >
              <Trash2 aria-hidden />
            </Button>
          </fieldset>
        );
      })}
      {errors.meetings !== undefined && <p className={textStyles.failure}>{errors.meetings}</p>}
      {meetings.length < most && (
        <Button
          variant="text"
          icon={<Plus aria-hidden />}
          onClick={() => setMeetings([...meetings, noMeeting()])}
        >
          {text('people.addMeeting')}
        </Button>
      )}
    </div>
  );
}

interface HoursProps {
  meeting: WantedMeeting;
  edition: Edition | undefined;
  /** Hours of the person's other meetings. */
  taken: readonly { day: number; minute: number }[];
  error: string | undefined;
  onChange: (slot: WantedMeeting['slot']) => void;
}

const keyOf = ({ day, minute }: { day: number; minute: number }): string => `${day}-${minute}`;

function Hours({ meeting: { exhibitor, slot, lost: refused }, edition, taken, error, onChange }: HoursProps) {
  const text = useText();
  const dates = useDates();
  const { data, isError } = useQuery({
    queryKey: [...HOURS_KEY, exhibitor.id],
    queryFn: async ({ signal }) => {
      const answer = await call(getUnavailableSlots, {
        query: { exhibitors: String(exhibitor.id) },
        headers: {},
        signal,
      });
      return Object.values(answer.data.unavailable_slots).flat();
    },
    enabled: exhibitor.id !== 0,
    staleTime: 0,
  });
  const gone = new Set([
    ...(edition?.begun ?? []).map(keyOf),
    ...taken.map(keyOf),
    ...(data ?? []).flatMap(({ day, time }) => {
      const hour = edition?.hours.find(({ label }) => label === time);
      return hour ? [keyOf({ day, minute: hour.minute })] : [];
    }),
  ]);
  const free =
    edition && data
      ? edition.days.flatMap(({ day, date }) =>
          edition.hours.flatMap(({ minute, range: time }) =>
            gone.has(keyOf({ day, minute }))
              ? []
              : [{ value: keyOf({ day, minute }), label: dates.dateAndTime({ date, time }) }],
          ),
        )
      : [];
  // An hour that was taken meanwhile stays visible, so that the choice is not changed silently.
  const isLost = slot !== null && data !== undefined && !free.some(({ value }) => value === keyOf(slot));
  const isFull = data !== undefined && free.length === 0;
  const chosen = slot === null || isLost ? '' : keyOf(slot);
  const lost =
    isLost || refused ? text(refused === 'begun' ? 'people.hourBegun' : 'people.hourTaken') : undefined;
  const failed = isError && !data ? text('people.hoursFailed') : undefined;
  return (
    <SelectField
      label={text('people.hour')}
      value={chosen}
      disabled={exhibitor.id === 0}
      error={error ?? lost ?? failed ?? (isFull ? text('people.noFreeHour') : undefined)}
      options={[{ value: '', label: text('people.chooseHour') }, ...free]}
      onChange={({ target }) => {
        const [day, minute] = target.value.split('-').map(Number);
        onChange(day === undefined || minute === undefined ? null : { day, minute });
      }}
    />
  );
}
