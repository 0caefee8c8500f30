// What remains to be paid or refunded after a stay was changed, and the button that records that it was.
import { settleNights } from '@visavis/contract/booking/calls';
import type { PersonBooking } from '@visavis/contract/person/person';
import { can } from '@visavis/domain/identity/grants';
import { useState } from 'react';
import { useText } from '../../../i18n/text.ts';
import { useAmounts } from '../../../i18n/use-amounts.ts';
import { call } from '../../../lib/api-client.ts';
import { useRole } from '../../../lib/use-organiser.ts';
import { useAction } from '../../../queries/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { Failure } from '../../../ui/failure.tsx';
import { QuestionDialog } from '../../../ui/question-dialog.tsx';
import styles from './sections.module.css';

interface StayDifferenceProps {
  /** Id of the registration. */
  id: number;
  booking: PersonBooking;
  onDone: (message: string) => void;
  onRefused: () => void;
}

export function StayDifference({ id, booking, onDone, onRefused }: StayDifferenceProps) {
  const text = useText();
  const amounts = useAmounts();
  const role = useRole();
  const [isAsking, setAsking] = useState(false);
  const { difference, currency, version } = booking;
  const isToPay = difference > 0;
  const amount = amounts.amount(Math.abs(difference), currency);
  const words = text(isToPay ? 'people.recordNights' : 'people.refundNights');
  const settle = useAction({
    act: () => call(settleNights, { params: { id }, body: { version, difference } }),
    failed: text('people.stayFailed'),
    atOnce: () => setAsking(false),
    done: ({ outcome, message }) => onDone(text.message(outcome, message)),
    refused: onRefused,
  });
  return (
    <div className={styles.foot}>
      <Failure of={settle} />
      <p>{text(isToPay ? 'people.toPay' : 'people.toRefund', { amount })}</p>
      {can(role, 'payment.record') && (
        <Button variant="secondary" className={styles.compact} onClick={() => setAsking(true)}>
          {words}
        </Button>
      )}
      {isAsking && (
        <QuestionDialog
          title={words}
          answer={{ words, onPress: () => void settle.run() }}
          onCancel={() => setAsking(false)}
        >
          <p>{text(isToPay ? 'people.recordNightsWhat' : 'people.refundNightsWhat', { amount })}</p>
        </QuestionDialog>
      )}
    </div>
  );
}
