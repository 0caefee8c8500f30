// One result of Find: a link that is chosen from the field by keys.
import type { FoundExhibitor, FoundPayment, FoundPerson } from '@visavis/contract/find/endpoints';
import { monogram, preferredPigment } from '@visavis/domain/exhibitor/pigment';
import { matchedParts } from '@visavis/domain/registration/matched-parts';
import { meetsSearch, readSearch } from '@visavis/domain/registration/search';
import type { RegistrationState } from '@visavis/domain/registration/state';
import { foldForSearch } from '@visavis/domain/text/fold';
import { CreditCard, List, Store } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import type { TextId } from '../../../i18n/text.ts';
import { useText } from '../../../i18n/text.ts';
import { useAmounts } from '../../../i18n/use-amounts.ts';
import { useBooth } from '../../../i18n/use-booth.ts';
import { MarkedText } from '../../../ui/marked-text.tsx';
import { type StatusKind, StatusPill } from '../../../ui/status-pill.tsx';
import { Swatch } from '../../../ui/swatch.tsx';
import textStyles from '../../../ui/text.module.css';
import type { FoundList } from '../addresses.ts';
import type { FoundOption } from '../results.ts';
import styles from './option-row.module.css';

interface OptionRowProps {
  id: string;
  option: FoundOption;
  /** The search text, to highlight it. */
  search: string;
  isActive: boolean;
  onPoint: () => void;
  /** Called when it is opened in this tab. */
  onFollow: () => void;
}

export function OptionRow({ id, option, search, isActive, onPoint, onFollow }: OptionRowProps) {
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (isActive) link.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);
  return (
    <Link
      ref={link}
      id={id}
      to={option.to}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      className={styles.option}
      onPointerMove={onPoint}
      onClick={({ ctrlKey, metaKey, shiftKey }) => {
        if (!ctrlKey && !metaKey && !shiftKey) onFollow();
      }}
    >
      <Content option={option} search={search} />
    </Link>
  );
}

function Content({ option, search }: Pick<OptionRowProps, 'option' | 'search'>) {
  switch (option.kind) {
    case 'person':
      return <Person person={option.person} search={search} />;
    case 'exhibitor':
      return <ExhibitorFound exhibitor={option.exhibitor} search={search} />;
    case 'payment':
      return <Payment payment={option.payment} search={search} />;
    case 'page': {
      const { icon: Icon, name, contents } = option.page;
      const wanted = foldForSearch(search);
      const because = foldForSearch(name).includes(wanted)
        ? undefined
        : contents.find((one) => foldForSearch(one).includes(wanted));
      return (
        <Parts
          mark={<Icon aria-hidden />}
          title={<Found text={name} search={search} />}
          {...(because !== undefined && {
            details: [<Found key="because" text={because} search={search} />],
          })}
        />
      );
    }
    case 'all':
      return <All list={option.list} />;
  }
}

interface PartsProps {
  mark: ReactNode;
  title: ReactNode;
  /** The items of the second line: text, or elements with a key. */
  details?: readonly ReactNode[];
  aside?: ReactNode;
}

function Parts({ mark, title, details = [], aside }: PartsProps) {
  const text = useText();
  return (
    <>
      <span className={styles.mark}>{mark}</span>
      <span className={styles.words}>
        <span className={textStyles.strong}>{title}</span>
        {details.length > 0 && (
          <span className={styles.details}>
            {details.flatMap((detail, at) => (at === 0 ? [detail] : [text('find.and'), detail]))}
          </span>
        )}
      </span>
      {aside && <span className={styles.aside}>{aside}</span>}
    </>
  );
}

function Found({ text, search }: { text: string; search: string }) {
  return (
    <span dir="auto">
      <MarkedText text={text} parts={matchedParts(text, search)} />
    </span>
  );
}

const isFound = (text: string, search: string) => matchedParts(text, search).length > 0;

const STATUS_KINDS: Record<RegistrationState, StatusKind> = {
  'Email Sent': 'sent',
  Approved: 'approved',
  Rejected: 'rejected',
  Pending: 'pending',
};

/** Besides name and company, the personal detail that matched; the reference if name and company match. */
function Person({ person, search }: { person: FoundPerson; search: string }) {
  const text = useText();
  const { name, company, programme, reference, status } = person;
  const quoted: readonly (readonly [TextId, string])[] = [
    ['find.reference', reference],
    ['find.emailField', person.email],
    ['find.phone', person.phone],
    ['find.companyPhone', person.companyPhone],
  ];
  const isNamed = meetsSearch(foldForSearch(`${name} ${company}`), readSearch(search));
  const [label, value] = (!isNamed && quoted.find(([, one]) => isFound(one, search))) || [
    'find.reference',
    reference,
  ];
  return (
    <Parts
      mark={<Swatch pigment={preferredPigment(name)} letter={monogram(name)} />}
      title={<Found text={name} search={search} />}
      details={[
        <Labelled key="quoted" label={text(label)}>
          <Found text={value} search={search} />
        </Labelled>,
        <Found key="company" text={company} search={search} />,
        ...(programme === 'hosted' ? [text('dashboard.hostedBuyerProgram')] : []),
      ]}
      aside={<StatusPill kind={STATUS_KINDS[status]}>{text.choice('status', status)}</StatusPill>}
    />
  );
}

function Labelled({ label, children }: { label: string; children: ReactNode }) {
  return (
    <span className={styles.whole}>
      {label} {children}
    </span>
  );
}

function ExhibitorFound({ exhibitor, search }: { exhibitor: FoundExhibitor; search: string }) {
  const text = useText();
  const booth = useBooth();
  const { name, boothNumber, hall, representative, isArchived } = exhibitor;
  const place = booth(boothNumber, hall);
  return (
    <Parts
      mark={<Swatch pigment={preferredPigment(name)} letter={monogram(name)} />}
      title={<Found text={name} search={search} />}
      details={[
        ...(isArchived ? [text('find.archived')] : []),
        ...(representative
          ? [
              <Labelled key="representative" label={text('find.representative')}>
                <Found text={representative.name} search={search} />
              </Labelled>,
              ...(isFound(representative.email, search)
                ? [<Found key="email" text={representative.email} search={search} />]
                : []),
            ]
          : []),
      ]}
      aside={
        <span className={styles.booth}>
          <Store aria-hidden />
          {place === '' ? <span>{text('find.noBooth')}</span> : <Found text={place} search={search} />}
        </span>
      }
    />
  );
}

const PAYMENT_WORDS = {
  open: 'find.payment.open',
  paid: 'find.payment.paid',
  failed: 'find.payment.failed',
  expired: 'find.payment.expired',
  refunded: 'find.payment.refunded',
} as const;
const PAYMENT_KINDS: Record<FoundPayment['state'], StatusKind> = {
  open: 'pending',
  paid: 'approved',
  failed: 'rejected',
  expired: 'neutral',
  refunded: 'neutral',
};

function Payment({ payment, search }: { payment: FoundPayment; search: string }) {
  const text = useText();
  const amounts = useAmounts();
  const { amount, currency, name, refNo, state } = payment;
  return (
    <Parts
      mark={<CreditCard aria-hidden />}
      title={text('find.payment', { amount: amounts.amount(amount, currency), name })}
      details={[
        <Labelled key="reference" label={text('find.reference')}>
          <Found text={refNo} search={search} />
        </Labelled>,
      ]}
      aside={<StatusPill kind={PAYMENT_KINDS[state]}>{text(PAYMENT_WORDS[state])}</StatusPill>}
    />
  );
}

const SECTIONS = {
  business: 'dashboard.businessMatching',
  hosted: 'dashboard.hostedBuyerProgram',
  exhibitors: 'dashboard.exhibitors',
  payments: 'dashboard.refunds',
} as const satisfies Record<FoundList, TextId>;

function All({ list }: { list: FoundList }) {
  const text = useText();
  return <Parts mark={<List aria-hidden />} title={text('find.allOf', { section: text(SECTIONS[list]) })} />;
}
