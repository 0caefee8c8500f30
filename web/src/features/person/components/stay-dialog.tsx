// The dialog that changes a booking's nights, room and guests; it shows what the stay costs before it is saved.
import { changeBooking } from '@visavis/contract/booking/calls';
import type { PersonBooking } from '@visavis/contract/person/person';
import { type ExtraNight, nightsOf } from '@visavis/domain/booking/stay';
import type { Edition } from '@visavis/domain/edition/schema';
import { majorOf, minorOf } from '@visavis/domain/money/money';
import { useRef, useState } from 'react';
import { useText } from '../../../i18n/text.ts';
import { useAmounts } from '../../../i18n/use-amounts.ts';
import { useStays } from '../../../i18n/use-stays.ts';
import { call } from '../../../lib/api-client.ts';
import { useAction } from '../../../queries/use-action.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Failure } from '../../../ui/failure.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { LeaveQuestion } from '../../../ui/leave-question.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import styles from './stay-dialog.module.css';

interface StayDialogProps {
  /** Id of the registration. */
  id: number;
  booking: PersonBooking;
  hosted: Edition['hosted'];
  onClose: () => void;
  /** Called after a refusal, when the displayed booking may be stale. */
  onRefused: () => void;
  onDone: (message: string) => void;
}

export function StayDialog({ id, booking, hosted, onClose, onRefused, onDone }: StayDialogProps) {
  const text = useText();
  const amounts = useAmounts();
  const stays = useStays();
  const first = useRef<HTMLSelectElement>(null);
  // The booking as it was when opened: a refetch of the page must not change what the save is compared with.
  const [seen] = useState(booking);
  const [values, setValues] = useState(() => startOf(booking));
  const enter = (changes: Partial<typeof values>) => setValues((before) => ({ ...before, ...changes }));

  const offered = withOwn(hosted.stays, booking.stay, ({ label }) => label);
  const stay = offered.find(({ label }) => label === values.stayingDuration) ?? booking.stay;
  const covered = nightsOf(stay);
  const nights = nightsToChoose(hosted.extraNights, booking).filter((date) => !covered.includes(date));
  const extraNights = values.extraNights.filter((date) => nights.includes(date));
  // In the minor unit, to avoid rounding.
  const minor = (major: number) => Math.sign(major) * (minorOf(Math.abs(major), seen.currency) ?? 0);
  const amount = (minor: number) => amounts.amount(majorOf(minor, seen.currency), seen.currency);
  const more = (extraNights.length - seen.extraNights.length) * minor(seen.extraNightPrice);
  const difference = seen.isPaid ? minor(seen.difference) + more : 0;

  const save = useAction({
    act: () => {
      const { passportNumber, additionalPassport, ...others } = values;
      return call(changeBooking, {
        params: { id },
        body: {
          ...others,
          extraNights,
          version: seen.version,
          ...(passportNumber.trim() !== '' && { passportNumber }),
          ...(additionalPassport.trim() !== '' && { additionalPassport }),
        },
      });
    },
    failed: text('people.stayFailed'),
    hasFields: true,
    done: ({ outcome, message }) => onDone(text.message(outcome, message)),
    refused: onRefused,
  });
  const { faults } = save;
  const submit = () => {
    void save.run();
  };

  return (
    <>
      <FormDialog
        title={text('people.changeStay')}
        width="medium"
        initialFocusRef={first}
        onClose={onClose}
        submit={{
          words: text('people.saveChanges'),
          isBusy: save.isBusy,
          busyText: text('dashboard.saving'),
        }}
        onSubmit={submit}
        className={styles.form}
      >
        <Failure of={save} />
        <SelectField
          ref={first}
          label={text('people.nights')}
          value={stay.label}
          error={faults.stayingDuration}
          onChange={({ target }) => enter({ stayingDuration: target.value })}
          options={offered.map(({ label }) => ({ value: label, label: stays.stay(label) }))}
        />
        <SelectField
          label={text('people.room')}
          value={values.roomType}
          error={faults.roomType}
          onChange={({ target }) => enter({ roomType: target.value })}
          options={withOwn(hosted.roomTypes ?? [], booking.roomType, String).map((roomType) => ({
            value: roomType,
            label: text.choice('roomType', roomType),
          }))}
        />
        {nights.length > 0 && (
          <fieldset className={styles.nights}>
            <legend>{text('people.extraNightsAt', { amount: amount(minor(seen.extraNightPrice)) })}</legend>
            {nights.map((date) => (
              <Checkbox
                key={date}
                tone="neutral"
                label={stays.night(date)}
                checked={extraNights.includes(date)}
                onChange={(isChosen) =>
                  enter({
                    extraNights: isChosen
                      ? [...extraNights, date].toSorted()
                      : extraNights.filter((other) => other !== date),
                  })
                }
              />
            ))}
            {faults.extraNights && <p className={styles.fault}>{faults.extraNights}</p>}
          </fieldset>
        )}
        <TextField
          label={text('people.guest')}
          value={values.name}
          error={faults.name}
          autoComplete="off"
          onChange={({ target }) => enter({ name: target.value })}
        />
        <TextField
          label={text('people.passport')}
          help={text('people.passportKept')}
          value={values.passportNumber}
          error={faults.passportNumber}
          autoComplete="off"
          onChange={({ target }) => enter({ passportNumber: target.value })}
        />
        <TextField
          label={text('people.secondApplicant')}
          help={text('people.secondHelp')}
          value={values.additionalName}
          error={faults.additionalName}
          autoComplete="off"
          onChange={({ target }) => enter({ additionalName: target.value })}
        />
        <TextField
          label={text('people.secondPassport')}
          value={values.additionalPassport}
          error={faults.additionalPassport}
          autoComplete="off"
          onChange={({ target }) => enter({ additionalPassport: target.value })}
        />
        <p role="status" className={styles.sum}>
          <span>{text('people.comesTo', { amount: amount(minor(seen.total) + more) })}</span>
          {difference !== 0 && (
            <span>
              {` ${text(difference > 0 ? 'people.toPay' : 'people.toRefund', { amount: amount(Math.abs(difference)) })}`}
            </span>
          )}
        </p>
      </FormDialog>
      {JSON.stringify({ ...values, extraNights }) !== JSON.stringify(startOf(seen)) && (
        <LeaveQuestion changes={[text('people.stay')]} />
      )}
    </>
  );
}

const startOf = ({ stay, roomType, extraNights, guest, additionalName }: PersonBooking) => ({
  stayingDuration: stay.label,
  roomType,
  extraNights,
  name: guest,
  additionalName,
  passportNumber: '',
  additionalPassport: '',
});

/** The options offered, and the booking's own if it is no longer offered. */
const withOwn = <T,>(offered: readonly T[], own: T, keyOf: (one: T) => string): T[] =>
  offered.some((one) => keyOf(one) === keyOf(own)) ? [...offered] : [own, ...offered];

const nightsToChoose = (offered: readonly Pick<ExtraNight, 'date'>[], { extraNights }: PersonBooking) =>
  [...new Set([...offered.map(({ date }) => date), ...extraNights])].toSorted();
