// The facts beside a hosted buyer's meetings: the stay, the deposit, the number of held meetings, the reference.
import type { FinalMeetings } from '@visavis/contract/hosted-meetings/endpoints';
import { useText } from '../../i18n/text.ts';
import { useAmounts } from '../../i18n/use-amounts.ts';
import { useDates } from '../../i18n/use-dates.ts';
import { useStays } from '../../i18n/use-stays.ts';
import { QrCode } from '../../ui/qr-code.tsx';
import styles from './buyer-facts.module.css';

export function BuyerFacts({ meetings }: { meetings: FinalMeetings }) {
  const text = useText();
  const dates = useDates();
  const amounts = useAmounts();
  const stays = useStays();
  const { stay, deposit, heldCount, refundAfterMeetings, refundWithinDays, reference } = meetings;
  const isEnough = heldCount >= refundAfterMeetings;
  const facts = [
    stay && {
      term: text('hosted.finalStay'),
      value: text('hosted.finalStayNights', {
        stay: stays.stay(stay.label),
        count: stay.extraNights.length,
        nights: dates.list(stay.extraNights.map(dates.plainDay)),
      }),
    },
    deposit && {
      term: text('hosted.finalPaid'),
      value: amounts.amount(deposit.totalPaid, deposit.currency),
    },
    deposit && {
      term: text(deposit.isRefunded ? 'hosted.finalDeposit' : 'hosted.finalDepositPaid'),
      value: deposit.isRefunded
        ? text('hosted.finalDepositRefunded', { amount: amounts.amount(deposit.amount, deposit.currency) })
        : amounts.amount(deposit.amount, deposit.currency),
    },
    deposit && {
      term: text('hosted.finalRefund'),
      value: text('hosted.finalRefundRule', { count: refundAfterMeetings }),
    },
    deposit && {
      term: text('hosted.finalHeld'),
      value: text(isEnough && !deposit.isRefunded ? 'hosted.finalHeldEnough' : 'hosted.finalHeldCount', {
        held: heldCount,
        needed: refundAfterMeetings,
        days: refundWithinDays,
      }),
    },
  ].filter((fact) => fact !== null);
  return (
    <>
      <dl className={styles.facts}>
        {facts.map(({ term, value }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.pass}>
        <div className={styles.code}>
          <QrCode content={reference} label={text('hosted.finalQr', { reference })} />
        </div>
        <div>
          <p className={styles.reference}>{reference}</p>
          <p className={styles.help}>{text('hosted.finalQrHelp')}</p>
        </div>
      </div>
    </>
  );
}
