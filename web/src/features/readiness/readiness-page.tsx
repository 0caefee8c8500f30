// Guides an organiser from an empty site to open registration: steps with their state, and links to where each is done.
import { DASHBOARD_PATHS } from '@visavis/contract/dashboard-path';
import type { ReadinessCheck, ReadinessItem, ReadinessState } from '@visavis/domain/edition/readiness';
import { readinessFact } from '../../i18n/readiness-facts.ts';
import { type TextId, useText } from '../../i18n/text.ts';
import { useDates } from '../../i18n/use-dates.ts';
import { LinkButton } from '../../ui/button.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Waiting } from '../../ui/waiting.tsx';
import { useConnections, useReadiness } from './api.ts';
import { ConnectionTest } from './components/connection-test.tsx';
import { Step } from './components/step.tsx';
import styles from './readiness-page.module.css';

interface StepPlan {
  title: TextId;
  /** The checks that decide the step's state: the first that applies names it, others add a sentence. */
  checks: readonly ReadinessCheck[];
  actions: readonly (readonly [name: TextId, path: string])[];
}

const STEPS: readonly StepPlan[] = [
  {
    title: 'readiness.contacts',
    checks: ['contacts', 'name-of-placeholder', 'whatsapp-of-demo'],
    actions: [['readiness.toContacts', `${DASHBOARD_PATHS.edition}/:id#contacts`]],
  },
  {
    title: 'readiness.dates',
    checks: ['dates', 'dates-as-suggested'],
    actions: [['readiness.toDates', `${DASHBOARD_PATHS.edition}/:id#dates`]],
  },
  {
    title: 'readiness.categories',
    checks: ['categories'],
    actions: [['readiness.toCategories', `${DASHBOARD_PATHS.categories}?edition=:id`]],
  },
  {
    title: 'readiness.exhibitors',
    checks: ['exhibitors', 'exhibitors-without-category', 'exhibitors-without-hours'],
    actions: [
      ['readiness.toImport', `${DASHBOARD_PATHS.import}?edition=:id`],
      ['readiness.toExhibitors', `${DASHBOARD_PATHS.exhibitors}?edition=:id`],
    ],
  },
  {
    title: 'readiness.words',
    checks: ['words', 'place-of-demo', 'offer-as-built-in'],
    actions: [['readiness.toWords', `${DASHBOARD_PATHS.words}?edition=:id`]],
  },
];

export function ReadinessPage() {
  const text = useText();
  const { data, isError, refetch } = useReadiness();
  return (
    <>
      <PageHead title={text('readiness.title')} />
      {data ? (
        <Steps edition={data.edition} items={data.items} />
      ) : isError ? (
        <LoadFailure again={refetch}>{text('readiness.failed')}</LoadFailure>
      ) : (
        <Waiting words={text('readiness.loading')}>
          <Skeleton height="30rem" />
        </Waiting>
      )}
    </>
  );
}

interface StepsProps {
  edition: { id: number; name: string; state: 'draft' | 'open' | 'closed'; dates: readonly string[] };
  items: readonly ReadinessItem[];
}

function Steps({ edition, items }: StepsProps) {
  const text = useText();
  const dates = useDates();
  const { data: connections } = useConnections();
  const blocking = items.filter(({ state }) => state === 'blocking');
  const toMend = items.filter(({ state }) => state === 'mend');
  const stateOf = (checks: readonly ReadinessCheck[]): ReadinessState => {
    const states = items.filter(({ check }) => checks.includes(check)).map(({ state }) => state);
    return states.includes('blocking') ? 'blocking' : states.includes('mend') ? 'mend' : 'ready';
  };
  const factsOf = (checks: readonly ReadinessCheck[]) =>
    items.filter(({ check }) => checks.includes(check)).flatMap((item) => readinessFact(text, item) ?? []);
  const [first, last] = [edition.dates[0], edition.dates.at(-1)];
  const span =
    first !== undefined && last !== undefined
      ? [
          text('readiness.dates.span', {
            count: edition.dates.length,
            first: dates.date(first),
            last: dates.date(last),
          }),
        ]
      : [];
  const stepOf = (title: TextId, checks: readonly ReadinessCheck[]) => ({
    title: text(title),
    state: stateOf(checks),
    facts: [...(checks.includes('dates') ? span : []), ...factsOf(checks)],
  });
  return (
    <>
      <p className={styles.lead}>{text(`readiness.lead.${edition.state}`, { name: edition.name })}</p>
      <ol className={styles.steps}>
        {STEPS.map(({ title, checks, actions }) => (
          <Step key={title} {...stepOf(title, checks)}>
            {actions.map(([name, path]) => (
              <LinkButton key={name} variant="secondary" to={path.replace(':id', String(edition.id))}>
                {text(name)}
              </LinkButton>
            ))}
          </Step>
        ))}
        <Step
          {...stepOf('readiness.mail', ['mail'])}
          details={
            connections && (
              <ConnectionTest
                connection="mail"
                missing={connections.mail.missing}
                missingText="readiness.missing"
                canTest={connections.mail.from !== null}
              />
            )
          }
        />
        <Step
          {...stepOf('readiness.payments', ['payments', 'payments-to-test-bank'])}
          details={
            connections && (
              <ConnectionTest
                connection="payments"
                missing={connections.payments.missing}
                missingText={
                  connections.payments.provider === 'test' ? 'readiness.testBank' : 'readiness.missing'
                }
                canTest={connections.payments.provider !== null}
              />
            )
          }
        />
        <Step
          title={text('readiness.open')}
          state={edition.state === 'open' ? 'ready' : 'blocking'}
          facts={[
            edition.state === 'open'
              ? text('readiness.isOpen')
              : blocking.length > 0
                ? text('readiness.blocked', { count: blocking.length })
                : toMend.length > 0
                  ? text('readiness.canOpenWith', { count: toMend.length })
                  : text('readiness.canOpen'),
          ]}
        >
          <LinkButton
            variant={edition.state !== 'open' && blocking.length === 0 ? 'primary' : 'secondary'}
            to={`${DASHBOARD_PATHS.edition}/${edition.id}#going-live`}
          >
            {text(edition.state === 'open' ? 'readiness.toEdition' : 'readiness.toOpening')}
          </LinkButton>
        </Step>
      </ol>
    </>
  );
}
