// Thanks for an application: it was received, what happens next, and what an accepted buyer commits to.
import type { Edition } from '@visavis/domain/edition/schema';
import type { ProgrammeFacts } from '@visavis/domain/words/en/programmes';
import { fillTemplate } from '@visavis/domain/words/templates';
import { useText } from '../../i18n/text.ts';
import { useAmounts } from '../../i18n/use-amounts.ts';
import { useProgrammeFacts } from '../../queries/programmes.ts';
import { LinkButton } from '../../ui/button.tsx';
import styles from './hosted-thank-you-page.module.css';

interface HostedThankYouPageProps {
  edition: Edition;
  reference: string;
  /** Target of Back to Home. */
  home: string;
}

export function HostedThankYouPage({ edition, reference, home }: HostedThankYouPageProps) {
  const text = useText();
  const amounts = useAmounts();
  const { hosted, contacts } = edition;
  const facts = useProgrammeFacts();
  const words = (name: keyof ProgrammeFacts, numbers: Record<string, string | number>) =>
    fillTemplate(
      facts?.[name] ?? '',
      Object.fromEntries(Object.entries(numbers).map(([number, value]) => [number, String(value)])),
    );
  const obligations = [
    {
      name: text('hosted.thanksMeetings'),
      words: words('accepted-meetings', { daily: hosted.meetingsADay, total: hosted.programmeMeetings }),
    },
    {
      name: text('hosted.thanksPrograms'),
      words: words('accepted-programs', { programs: hosted.stagePrograms }),
    },
    ...(hosted.deposit === 0
      ? []
      : [
          {
            name: text('hosted.thanksDeposit'),
            words: words('accepted-deposit', {
              amount: amounts.amount(hosted.deposit, hosted.currency),
              days: hosted.refundWithinDays,
              meetings: hosted.refundAfterMeetings,
            }),
          },
        ]),
  ];
  return (
    <div className={styles.page}>
      <div>
        <h1 tabIndex={-1}>{text('hosted.thanksTitle')}</h1>
        <p className={styles.lead}>{text('hosted.thanksLead')}</p>
        <p className={styles.reference}>{text('hosted.thanksReference', { reference })}</p>
        <div className={styles.home}>
          <LinkButton to={home}>{text('hosted.thanksHome')}</LinkButton>
        </div>
      </div>
      <section className={styles.obligations}>
        <h2>{text('hosted.thanksObligations')}</h2>
        <dl>
          {obligations.map(({ name, words }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{words}</dd>
            </div>
          ))}
          <div>
            <dt>{text('hosted.thanksContacts')}</dt>
            <dd>
              <a href={`mailto:${contacts.email}`}>{contacts.email}</a>
              <br />
              {text('hosted.thanksWhatsapp')}{' '}
              <a
                href={`https://wa.me/${contacts.whatsapp.replace(/\D/g, '')}`}
                rel="noreferrer"
                target="_blank"
              >
                {contacts.whatsapp}
              </a>
            </dd>
          </div>
        </dl>
      </section>
    </div>
  );
}
