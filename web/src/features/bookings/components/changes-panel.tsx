// What changed since the rooming list was last exported as a whole, for the hotel to be told.

import type { Output } from '@visavis/contract/endpoint';
import type { listRoomingChanges } from '@visavis/contract/hosted-booking/endpoints';
import type { RoomingField } from '@visavis/domain/booking/rooming';
import { stayLabel } from '@visavis/domain/booking/stay';
import { BedDouble, CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { sentenceOf } from '../../../i18n/refusal.ts';
import { type TextId, useText } from '../../../i18n/text.ts';
import { useDates } from '../../../i18n/use-dates.ts';
import { useInstants } from '../../../i18n/use-instants.ts';
import { useStays } from '../../../i18n/use-stays.ts';
import { Banner } from '../../../ui/banner.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import textStyles from '../../../ui/text.module.css';
import type { useRoomingChanges } from '../api.ts';
import styles from './changes-panel.module.css';

type Changes = Output<typeof listRoomingChanges>;
type Entry = Changes['added'][number];

export function ChangesPanel({ changes }: { changes: ReturnType<typeof useRoomingChanges> }) {
  const text = useText();
  const { data, error, refetch } = changes;
  const failure = error && (
    <LoadFailure again={refetch}>{sentenceOf(text, error, text('bookings.changesFailed'))}</LoadFailure>
  );
  if (!data) return failure ?? <p role="status">{text('bookings.changesLoading')}</p>;
  if (!data.since)
    return (
      <>
        {failure}
        <EmptyState
          icon={<BedDouble aria-hidden />}
          title={text('bookings.neverExported')}
          hint={text('bookings.neverExportedHint')}
        />
      </>
    );
  return (
    <>
      {failure}
      <Known changes={data} since={data.since} />
    </>
  );
}

function Known({ changes, since }: { changes: Changes; since: NonNullable<Changes['since']> }) {
  const text = useText();
  const instants = useInstants();
  const { added, changed, withdrawn } = changes;
  return (
    <>
      <p className={styles.since}>
        {text(since.hadPassports ? 'bookings.sincePassports' : 'bookings.since', {
          when: instants.instant(since.at),
          by: since.by,
          rooms: since.rooms,
        })}
      </p>
      {since.erased > 0 && (
        <Banner kind="info">{text('bookings.erasedSince', { count: since.erased })}</Banner>
      )}
      {added.length + changed.length + withdrawn.length === 0 ? (
        <EmptyState icon={<CircleCheck aria-hidden />} title={text('bookings.nothingChanged')} />
      ) : (
        <>
          <Group title={text('bookings.added', { count: added.length })}>
            {added.map((entry) => (
              <Item key={entry.registrationId} entry={entry} />
            ))}
          </Group>
          <Group title={text('bookings.changed', { count: changed.length })}>
            {changed.map(({ before, now, fields }) => (
              <Item key={now.registrationId} entry={now}>
                <ul className={styles.fields}>
                  {fields.map((field) => (
                    <Field key={field} field={field} before={before} now={now} />
                  ))}
                </ul>
              </Item>
            ))}
          </Group>
          <Group title={text('bookings.withdrawn', { count: withdrawn.length })}>
            {withdrawn.map((entry) => (
              <Item key={entry.registrationId} entry={entry} />
            ))}
          </Group>
        </>
      )}
    </>
  );
}

function Group({ title, children }: { title: string; children: readonly ReactNode[] }) {
  return children.length === 0 ? null : (
    <section className={styles.group}>
      <h2>{title}</h2>
      <ul className={styles.list}>{children}</ul>
    </section>
  );
}

function Item({ entry, children }: { entry: Entry; children?: ReactNode }) {
  const text = useText();
  const dates = useDates();
  const words = useFieldWords();
  const extra = words.extraNights(entry);
  const { guest, additionalName, company, reference, roomType } = entry;
  return (
    <li className={styles.item}>
      <p className={textStyles.strong}>
        {dates.list([guest, ...(additionalName === '' ? [] : [additionalName])])}
      </p>
      <p className={styles.note}>
        {[
          company,
          reference,
          text.choice('roomType', roomType),
          words.stay(entry),
          extra && text('bookings.extraNightsOn', { nights: extra }),
        ]
          .filter((part) => part !== '')
          .join(' · ')}
      </p>
      {children}
    </li>
  );
}

const FIELD_NAMES: Record<Exclude<RoomingField, 'passportsAt'>, TextId> = {
  stay: 'bookings.stay',
  extraNights: 'bookings.extraNights',
  roomType: 'bookings.roomType',
  guest: 'bookings.guest',
  additionalName: 'bookings.secondGuest',
  isPaid: 'bookings.deposit',
  company: 'bookings.company',
  email: 'bookings.email',
  phoneNumber: 'bookings.phone',
};

/** What a field says, in words; a passport only that it was given again. */
function useFieldWords(): Record<RoomingField, (entry: Entry) => string> {
  const text = useText();
  const stays = useStays();
  const dates = useDates();
  return {
    stay: ({ stay: { from, to } }) => stays.stay(stayLabel(from, to)),
    extraNights: ({ extraNights }) =>
      extraNights.length === 0 ? '' : dates.list(extraNights.map(stays.night)),
    roomType: ({ roomType }) => text.choice('roomType', roomType),
    guest: ({ guest }) => guest,
    additionalName: ({ additionalName }) => additionalName,
    passportsAt: () => '',
    isPaid: ({ isPaid }) => text(isPaid ? 'bookings.depositPaid' : 'bookings.depositOpen'),
    company: ({ company }) => company,
    email: ({ email }) => email,
    phoneNumber: ({ phoneNumber }) => phoneNumber,
  };
}

function Field({ field, before, now }: { field: RoomingField; before: Entry; now: Entry }) {
  const text = useText();
  const words = useFieldWords();
  if (field === 'passportsAt') return <li>{text('bookings.passportChanged')}</li>;
  const none = text('bookings.nothingThere');
  return (
    <li>
      {text('bookings.fieldChanged', {
        field: text(FIELD_NAMES[field]),
        before: words[field](before) || none,
        now: words[field](now) || none,
      })}
    </li>
  );
}
