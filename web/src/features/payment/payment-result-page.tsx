// Shows the outcome of a payment. Only the server's word counts: the return address proves nothing.
import { CalendarDays, Check, Clock } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { useText } from '../../i18n/text.ts';
import { Banner } from '../../ui/banner.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { DetailsList } from '../../ui/details-list.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import stackStyles from '../../ui/stack.module.css';
import { StatusPill } from '../../ui/status-pill.tsx';
import textStyles from '../../ui/text.module.css';
import { useDelayed } from '../../ui/use-delayed.ts';
import { usePaymentOutcome } from './api.ts';
import styles from './payment-result-page.module.css';

/** Characters in half a reference. */
const HALF = 13;
/** After this time the page adds that the result will come by email. */
const LONG_MS = 60_000;

interface PaymentResultPageProps {
  /** RefNo of the return address; empty without one. */
  reference: string;
  /** The return URL has a status other than 200: believed only if the server does not know the reference. */
  saysFailed: boolean;
  /** Paid: takes the buyer to the next step; null when this browser lacks the buyer's key. */
  onPaid: (() => void) | null;
  /** The summary of the same booking; null when this browser lacks the key. */
  retryPath: string | null;
  home: string;
  contacts: { email: string; whatsapp: string } | undefined;
}

export function PaymentResultPage(props: PaymentResultPageProps) {
  const { reference, saysFailed, onPaid } = props;
  const { outcome, isUnknown, isLost } = usePaymentOutcome(reference);
  const goOn = useEffectEvent(() => onPaid?.());
  useEffect(() => {
    if (outcome === 'paid') goOn();
  }, [outcome]);

  if (isUnknown && !saysFailed) return <Unknown {...props} />;
  if (isUnknown || outcome === 'failed') return <Failed {...props} isKnown={!isUnknown} />;
  if (outcome === 'paid' && !onPaid) return <Paid {...props} />;
  return <Processing reference={reference} isLost={isLost} />;
}

interface FrameProps {
  title: string;
  lead: string;
  busy?: boolean;
  /** Details of the payment, when it is known. */
  card?: { reference: string; pill: ReactNode };
  children?: ReactNode;
}

function Frame({ title, lead, busy = false, card, children }: FrameProps) {
  const text = useText();
  return (
    <div className={styles.page} aria-busy={busy || undefined}>
      <div className={stackStyles.shrinking}>
        <div role="status">
          <h1 tabIndex={-1}>{title}</h1>
        </div>
        <p className={styles.lead}>{lead}</p>
        {children}
      </div>
      {card && (
        <section className={styles.card}>
          <h2>{text('payment.resultHeading')}</h2>
          <DetailsList
            items={[
              { term: text('payment.status'), value: card.pill },
              {
                term: text('payment.reference'),
                value: (
                  <span className={styles.whole} translate="no">
                    {/* If it does not fit, it breaks in the middle. */}
                    {card.reference.slice(0, HALF)}
                    <wbr />
                    {card.reference.slice(HALF)}
                  </span>
                ),
              },
            ]}
          />
        </section>
      )}
    </div>
  );
}

function Processing({ reference, isLost }: { reference: string; isLost: boolean }) {
  const text = useText();
  const isLong = useDelayed(LONG_MS);
  const stages = [
    { words: text('payment.stageBack'), icon: <Check aria-hidden /> },
    { words: text('payment.stageConfirm'), icon: <Clock aria-hidden />, isCurrent: true },
    { words: text('payment.stageInterests'), icon: <CalendarDays aria-hidden /> },
  ];
  return (
    <Frame
      busy
      title={text('payment.processing')}
      lead={text('payment.asking')}
      card={{ reference, pill: <StatusPill kind="pending">{text('payment.statusConfirming')}</StatusPill> }}
    >
      <div className={styles.glow}>
        <Skeleton height="0.375rem" />
      </div>
      <ol className={styles.stages} aria-label={text('payment.stages')}>
        {stages.map(({ words, icon, isCurrent }, index) => (
          <li
            key={words}
            aria-current={isCurrent ? 'step' : undefined}
            className={classNames(isCurrent && textStyles.strong, index > 1 && textStyles.quiet)}
          >
            {icon}
            <span>{words}</span>
          </li>
        ))}
      </ol>
      {isLost && (
        <div className={stackStyles.above6}>
          <Banner kind="info">{text('payment.offline')}</Banner>
        </div>
      )}
      <p className={styles.note} role="status">
        {text(isLong ? 'payment.byEmail' : 'payment.mayClose')}
      </p>
    </Frame>
  );
}

function Failed({
  reference,
  retryPath,
  home,
  contacts,
  isKnown,
}: PaymentResultPageProps & { isKnown: boolean }) {
  const text = useText();
  return (
    <Frame
      title={text('payment.failed')}
      lead={text('payment.failedText')}
      {...(isKnown && {
        card: {
          reference,
          pill: <StatusPill kind="rejected">{text('payment.statusFailed')}</StatusPill>,
        },
      })}
    >
      <div className={styles.actions}>
        {retryPath !== null && <LinkButton to={retryPath}>{text('ui.tryAgain')}</LinkButton>}
        <LinkButton to={home} variant={retryPath === null ? 'primary' : 'secondary'}>
          {text('payment.goHome')}
        </LinkButton>
      </div>
      <div className={styles.note}>
        {isKnown && <p>{text('payment.bookingKept')}</p>}
        {contacts && <Support contacts={contacts} />}
      </div>
    </Frame>
  );
}

function Support({ contacts }: { contacts: { email: string; whatsapp: string } }) {
  const text = useText();
  return (
    <p>
      {text('payment.support')}
      <a href={`mailto:${contacts.email}`}>{contacts.email}</a>, {text('payment.whatsapp')}{' '}
      <a href={`https://wa.me/${contacts.whatsapp.replace(/\D/g, '')}`} rel="noreferrer" target="_blank">
        {contacts.whatsapp}
      </a>
    </p>
  );
}

/** In a browser other than the one used to pay: only the outcome. */
function Paid({ reference, home }: PaymentResultPageProps) {
  const text = useText();
  return (
    <Frame
      title={text('payment.paidTitle')}
      lead={text('payment.paidText')}
      card={{ reference, pill: <StatusPill kind="approved">{text('payment.statusPaid')}</StatusPill> }}
    >
      <div className={styles.actions}>
        <LinkButton to={home}>{text('payment.goHome')}</LinkButton>
      </div>
    </Frame>
  );
}

function Unknown({ home, contacts }: PaymentResultPageProps) {
  const text = useText();
  return (
    <Frame title={text('payment.unknownTitle')} lead={text('payment.unknownText')}>
      <div className={styles.actions}>
        <LinkButton to={home}>{text('payment.goHome')}</LinkButton>
      </div>
      <div className={styles.note}>{contacts && <Support contacts={contacts} />}</div>
    </Frame>
  );
}
