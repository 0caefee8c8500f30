// The booking form: who travels, which stay and nights, and what it costs.
import { useQueryClient } from '@tanstack/react-query';
import type { BookingSummary } from '@visavis/contract/booking/summary';
import { PRIVACY_PATH, TERMS_PATH } from '@visavis/contract/page-path';
import { orderLines, totalMinor } from '@visavis/domain/booking/price';
import { BOOKING_MESSAGES, type BookingForm as CheckedForm } from '@visavis/domain/booking/schema';
import { ArrowRight } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { type Resolver, useForm, useWatch } from 'react-hook-form';
import { useText } from '../../i18n/text.ts';
import { useAmounts } from '../../i18n/use-amounts.ts';
import { useDates } from '../../i18n/use-dates.ts';
import { useStays } from '../../i18n/use-stays.ts';
import { useAction } from '../../queries/use-action.ts';
import { Banner } from '../../ui/banner.tsx';
import { Dock } from '../../ui/bottom-bar.tsx';
import { Button, LinkButton } from '../../ui/button.tsx';
import { LinkedText } from '../../ui/linked-text.tsx';
import { RadioCards } from '../../ui/radio-cards.tsx';
import stackStyles from '../../ui/stack.module.css';
import textStyles from '../../ui/text.module.css';
import { ruleErrors } from '../../wizard/rule-errors.ts';
import { useStepForm } from '../../wizard/use-step-form.ts';
import { keepBooking, sendBooking } from './api.ts';
import styles from './booking-page.module.css';
import type { BookingPageProps, BookingPhone } from './booking-props.ts';
import {
  BOOKING_FIELDS,
  type BookingValues,
  checkedBooking,
  coveredBy,
  draftOf,
  initialValuesOf,
  pricesOf,
  roomTypesOf,
} from './booking-values.ts';
import { ApplicantFields } from './components/applicant-fields.tsx';
import { BookingTerms } from './components/booking-terms.tsx';
import { ExtraNights } from './components/extra-nights.tsx';
import fields from './components/fields.module.css';
import { OrderReceipt } from './components/order-receipt.tsx';
import { RoomChoice } from './components/room-choice.tsx';
import { type BookingFailure, failureOf } from './failure.ts';
import { useRooms } from './rooms.ts';
import { useSubmissionKey } from './use-submission-key.ts';

const LEGAL = { terms: TERMS_PATH, privacy: PRIVACY_PATH };

type BookingFormProps = Omit<BookingPageProps, 'phone'> & {
  phone: BookingPhone;
  booking: BookingSummary | null;
};

export function BookingForm(props: BookingFormProps) {
  const { edition, buyer, link, phone, draft, onDraft, booking, summaryPath } = props;
  const { hosted } = edition;
  const text = useText();
  const dates = useDates();
  const amounts = useAmounts();
  const stays = useStays();
  const client = useQueryClient();
  const submission = useSubmissionKey();
  const rooms = useRooms(link);
  const [failure, setFailure] = useState<BookingFailure | null>(null);
  const [notice, setNotice] = useState('');
  // The version that the form was filled from: the buyer has not seen later ones.
  const seenVersion = useRef(booking?.version);
  const banner = useRef<HTMLDivElement>(null);

  const resolver: Resolver<BookingValues, unknown, CheckedForm> = (values) => {
    const phoneNumber = phone.numberOf(values.phoneCountry, values.phoneDigits);
    const checked = checkedBooking({ ...values, phoneNumber }, edition.hosted);
    // Checked before sending, so that the buyer learns of a full room right away.
    if (checked.ok && rooms.find(values.stayingDuration, values.roomType)?.isFull)
      return { values: {}, errors: ruleErrors({ roomType: BOOKING_MESSAGES.roomFull }) };
    return checked.ok
      ? { values: checked.form, errors: {} }
      : { values: {}, errors: ruleErrors(checked.fields) };
  };
  const form = useForm<BookingValues, unknown, CheckedForm>({
    resolver,
    mode: 'onSubmit',
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
    defaultValues: initialValuesOf({ buyer, booking, draft, hosted, readPhone: phone.read }),
  });
  const step = useStepForm(form, BOOKING_FIELDS, failure?.fields, () => {
    submission.renew();
    onDraft(draftOf(form.getValues()));
  });
  const { control, setValue, clearErrors } = form;
  const [stay, room, nights] = useWatch({
    control,
    name: ['stayingDuration', 'roomType', 'extraNights'],
  });

  useEffect(() => {
    if (failure && failure.sentence !== null) banner.current?.focus();
  }, [failure]);

  const covered = coveredBy(hosted, stay);
  const chosen = hosted.extraNights.filter(({ date }) => nights.includes(date));
  const prices = pricesOf(hosted);
  const total = totalMinor(prices, chosen.length);
  const isFree = prices.depositMinor === 0;

  const chooseStay = (label: string) => {
    const now = coveredBy(hosted, label);
    const dropped = chosen.filter(({ date }) => now.includes(date));
    clearErrors(['stayingDuration', 'roomType', 'extraNights']);
    setValue('stayingDuration', label);
    setValue(
      'extraNights',
      nights.filter((date) => !now.includes(date)),
    );
    setNotice(
      dropped.length === 0
        ? ''
        : text('payment.nightsDropped', {
            count: dropped.length,
            nights: dates.series(dropped.map(({ date }) => stays.night(date))),
          }),
    );
  };
  const toggleNight = (date: string) => {
    clearErrors('extraNights');
    setNotice('');
    setValue(
      'extraNights',
      nights.includes(date) ? nights.filter((other) => other !== date) : [...nights, date].sort(),
    );
  };

  const sending = useAction({
    act: (checked: CheckedForm) => {
      const order = {
        form: checked,
        totalMinor: total,
        currency: hosted.currency,
        termsVersion: hosted.termsVersion,
        version: seenVersion.current,
      };
      return sendBooking(link, order, submission.key());
    },
    failed: text('payment.bookingNotSaved'),
    atOnce: () => setFailure(null),
    done: ({ summary }) => {
      keepBooking(client, link, summary);
      props.onSaved(summary);
    },
    refused: ({ error }) => {
      const refused = failureOf(text, error, BOOKING_FIELDS);
      if (refused.hasAnswer) submission.renew();
      if (refused.fields.roomType !== undefined) rooms.refresh();
      if (refused.isTotal) props.onPricesDiffer();
      if (refused.latest) {
        seenVersion.current = refused.latest.version;
        keepBooking(client, link, refused.latest);
      }
      setFailure(refused);
    },
  });

  const go = text(isFree ? 'payment.book' : 'payment.continue');
  const busy = { busy: sending.isBusy, busyText: text('payment.saving') };
  return (
    <form
      ref={step.formRef}
      className={styles.page}
      noValidate
      onSubmit={form.handleSubmit((checked) => sending.run(checked), step.showFirst)}
    >
      <div className={styles.main}>
        <h1 tabIndex={-1}>{text('payment.bookingTitle')}</h1>
        {failure && failure.sentence !== null && (
          <div className={stackStyles.below5}>
            <Banner
              kind="error"
              ref={banner}
              action={
                (failure.isUnderWay || failure.latest) && (
                  <LinkButton variant="text" to={summaryPath} iconAfter={<ArrowRight aria-hidden />}>
                    {text('payment.toSummary')}
                  </LinkButton>
                )
              }
            >
              {failure.sentence || text('payment.bookingNotSaved')}
            </Banner>
          </div>
        )}
        <ApplicantFields form={form} step={step} phone={phone} booking={booking} />
        <section className={styles.section}>
          <h2>{text('payment.stay')}</h2>
          <div className={fields.stack}>
            <div data-field="stayingDuration">
              <RadioCards
                legend={text('payment.stayingDuration')}
                name="stayingDuration"
                layout="row"
                options={hosted.stays.map(({ label }) => {
                  const name = stays.stay(label);
                  const isFull = rooms.isStayFull(label);
                  return { value: label, label: isFull ? text('payment.roomFull', { room: name }) : name };
                })}
                value={stay}
                onChange={chooseStay}
                {...step.error('stayingDuration')}
              />
            </div>
            <div data-field="roomType">
              <RoomChoice
                rooms={rooms}
                offers={roomTypesOf(edition.hosted)}
                isFree={isFree}
                stay={stay}
                room={room}
                onChoose={(next) => {
                  clearErrors('roomType');
                  setValue('roomType', next);
                }}
                onWait={() => clearErrors('roomType')}
                {...step.error('roomType')}
              />
            </div>
            {!isFree && (
              <div data-field="extraNights">
                <ExtraNights
                  nights={hosted.extraNights}
                  priceMinor={prices.extraNightMinor}
                  currency={hosted.currency}
                  chosen={nights}
                  covered={covered}
                  onToggle={toggleNight}
                  notice={notice}
                  {...step.error('extraNights')}
                />
              </div>
            )}
          </div>
        </section>
      </div>
      <div className={styles.side}>
        {!isFree && (
          <OrderReceipt
            lines={orderLines(
              prices,
              chosen.map(({ date }) => stays.night(date)),
            )}
            totalMinor={total}
            currency={hosted.currency}
          />
        )}
        <BookingTerms hosted={hosted} free={covered.map(stays.night)} />
        <div className={styles.fromTablet}>
          <Button type="submit" block iconAfter={<ArrowRight aria-hidden />} {...busy}>
            {go}
          </Button>
        </div>
        <p className={textStyles.fine}>
          <LinkedText
            text={text(isFree ? 'payment.bookedAtOnce' : 'payment.summaryFirst')}
            links={LEGAL}
            isInNewTab
          />
        </p>
      </div>
      <Dock>
        <div className={styles.dock}>
          {!isFree && (
            <p className={styles.dockTotal}>
              <span>{text('payment.total')}</span>
              <strong>{amounts.money(total, hosted.currency)}</strong>
            </p>
          )}
          <Button type="submit" block {...busy}>
            {go}
          </Button>
        </div>
      </Dock>
    </form>
  );
}
