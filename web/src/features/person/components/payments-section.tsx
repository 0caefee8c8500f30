// The section with a hosted buyer's payment attempts, in words.
import type { PaymentAttempt } from '@visavis/contract/payment/attempt';
import type { Person } from '@visavis/contract/person/person';
import { Check, Clock, CreditCard, type LucideIcon, X } from 'lucide-react';
import { useText } from '../../../i18n/text.ts';
import { useAmounts } from '../../../i18n/use-amounts.ts';
import { useInstants } from '../../../i18n/use-instants.ts';
import { attemptWord, PAYMENT_WORDS } from '../../../list/application-words.ts';
import { Button } from '../../../ui/button.tsx';
import { Section } from '../../../ui/section.tsx';
import styles from './sections.module.css';

const ICONS: Record<PaymentAttempt['state'], LucideIcon> = {
  open: Clock,
  paid: Check,
  failed: X,
  expired: X,
};

export function PaymentsSection({ person, onOpen }: { person: Person; onOpen: () => void }) {
  const text = useText();
  const { payments, application } = person;
  return (
    <Section
      id="payments"
      title={text('people.payments')}
      aside={
        <Button
          variant="secondary"
          className={styles.compact}
          icon={<CreditCard aria-hidden />}
          onClick={onOpen}
        >
          {text('hostedBuyers.paymentStatus')}
        </Button>
      }
    >
      {payments.length === 0 && application && (
        <p className={styles.none}>{text(PAYMENT_WORDS[application.payment])}</p>
      )}
      {payments.length > 0 && (
        <ol className={styles.list}>
          {payments.map((attempt) => (
            <Attempt key={attempt.id} attempt={attempt} />
          ))}
        </ol>
      )}
    </Section>
  );
}

function Attempt({ attempt }: { attempt: PaymentAttempt }) {
  const text = useText();
  const amounts = useAmounts();
  const instants = useInstants();
  const { amount, currency, method, state, refNo, refund, createdAt, endedAt } = attempt;
  const Icon = ICONS[state];
  return (
    <li className={styles.event} data-state={state}>
      <Icon aria-hidden />
      <div className={styles.who}>
        <b>
          {text('people.amountBy', {
            amount: amounts.amount(amount, currency),
            method: text.choice('paymentMethod', method),
          })}
        </b>
        <span className={styles.minor}>
          {text('people.attempt', { standing: text(attemptWord(attempt)), reference: refNo })}
        </span>
        {refund && (
          <span className={styles.minor}>
            {text(refund.endedAt === null ? 'people.refundOpen' : 'people.refundDone', {
              amount: amounts.amount(refund.amount, currency),
            })}
          </span>
        )}
      </div>
      <span className={styles.at}>{instants.instant(endedAt ?? createdAt)}</span>
    </li>
  );
}
