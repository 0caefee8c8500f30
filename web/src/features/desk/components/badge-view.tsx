// A person's badge as it prints: A6 with the pans of today's companies, or a label in black.
import { monogram, pigmentsOfMeetings } from '@visavis/domain/exhibitor/pigment';
import { ArrowLeft, Printer } from 'lucide-react';
import { useState } from 'react';
import { useText } from '../../../i18n/text.ts';
import { useDates } from '../../../i18n/use-dates.ts';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { PageHead } from '../../../ui/page-head.tsx';
import { QrCode } from '../../../ui/qr-code.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import '../../../ui/pigments.css';
import type { Shown } from '../shown.ts';
import { useDeskState } from '../use-desk.ts';
import { useHours } from '../use-hours.ts';
import styles from './badge-view.module.css';

const SIZES = ['a6', 'label'] as const;
type Size = (typeof SIZES)[number];
const NAMES = { a6: 'showDesk.badgeA6', label: 'showDesk.badgeLabel' } as const;
/** Names of at least this many characters are set in smaller type; they wrap instead of shrinking further. */
const LONG_NAME = 25;
const PLACES = [0, 1, 2, 3, 4, 5, 6, 7];

export function BadgeView({ person, exhibitors, onBack }: Shown & { onBack: () => void }) {
  const text = useText();
  const [size, setSize] = useState<Size>('a6');
  return (
    <>
      <div className={styles.bar}>
        <Button variant="text" icon={<ArrowLeft aria-hidden />} onClick={onBack}>
          {text('showDesk.badgeBack')}
        </Button>
        <PageHead title={text('showDesk.badgeTitle')} />
        <p className={styles.lead}>{text('showDesk.badgeLead')}</p>
        <div className={styles.controls}>
          <SelectField
            label={text('showDesk.badgeSize')}
            options={SIZES.map((one) => ({ value: one, label: text(NAMES[one]) }))}
            value={size}
            onChange={({ target }) => setSize(target.value === 'label' ? 'label' : 'a6')}
          />
          <Button icon={<Printer aria-hidden />} onClick={() => window.print()}>
            {text('showDesk.badgePrint')}
          </Button>
        </div>
      </div>
      <Badge person={person} exhibitors={exhibitors} size={size} />
    </>
  );
}

function Badge({ person, exhibitors, size }: Shown & { size: Size }) {
  const text = useText();
  const dates = useDates();
  const { day } = useDeskState();
  const { at } = useHours(exhibitors);
  const { name, company, reference, meetings } = person;
  const companies = [...new Set(meetings.map(({ exhibitorId }) => exhibitorId))].slice(0, PLACES.length);
  const pigmentOf = pigmentsOfMeetings(
    meetings.map(({ id, exhibitorId }) => ({ id, exhibitorId, exhibitor: at(exhibitorId).exhibitor })),
  );
  const programme = text(reference.startsWith('HB') ? 'showDesk.badgeHosted' : 'showDesk.badgeBusiness');
  const code = <QrCode content={reference} label={text('showDesk.badgeQr', { reference })} />;
  return (
    <article
      className={classNames(styles.badge, styles[size])}
      aria-label={text('showDesk.badgePreview', { name })}
    >
      {size === 'a6' && (
        <div className={styles.head} aria-hidden>
          <span className={styles.hole} />
          <div className={styles.pans}>
            {PLACES.map((place) => {
              const id = companies[place];
              const exhibitor = id === undefined ? '' : at(id).exhibitor;
              return id === undefined || exhibitor === '' ? (
                <span key={place} className={styles.empty} />
              ) : (
                <span
                  key={place}
                  className={styles.pan}
                  data-pigment={pigmentOf({ exhibitorId: id, exhibitor })}
                >
                  {monogram(exhibitor)}
                </span>
              );
            })}
          </div>
        </div>
      )}
      <div className={styles.who}>
        <p className={styles.name} dir="auto" data-long={[...name].length >= LONG_NAME || undefined}>
          {name}
        </p>
        <p className={styles.company} dir="auto">
          {company}
        </p>
      </div>
      <div className={styles.code}>
        <div className={styles.qr}>{code}</div>
        <div>
          <p className={styles.programme}>{programme}</p>
          <p className={styles.reference}>{reference}</p>
          {day && size === 'a6' && (
            <p className={styles.dates}>
              {text('showDesk.badgeDates', {
                first: dates.day(day.edition.firstDate),
                last: dates.date(day.edition.lastDate),
              })}
            </p>
          )}
        </div>
      </div>
      {day && <p className={styles.fair}>{day.edition.name}</p>}
    </article>
  );
}
