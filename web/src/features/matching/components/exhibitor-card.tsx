// The card of one exhibitor: its details, why it matches, its free hours, and whether it is selected.
import type { Exhibitor } from '@visavis/domain/exhibitor/schema';
import type { Interest } from '@visavis/domain/interest/schema';
import { capacityOf } from '@visavis/domain/matching/capacity';
import { Check } from 'lucide-react';
import { memo, type ReactNode, useId } from 'react';
import { langOf } from '../../../i18n/lang-of.ts';
import { useText } from '../../../i18n/text.ts';
import { useBooth } from '../../../i18n/use-booth.ts';
import { usePigments } from '../../../queries/use-pigments.ts';
import { Button } from '../../../ui/button.tsx';
import { LogoArt } from '../../../ui/logo-art.tsx';
import { Picture } from '../../../ui/picture.tsx';
import textStyles from '../../../ui/text.module.css';
import { CapacityLine } from './capacity-line.tsx';
import styles from './exhibitor-card.module.css';
import { ReasonLine } from './reason-line.tsx';
import { similarHeadingId } from './similar-exhibitors.tsx';

interface ExhibitorCardProps {
  exhibitor: Exhibitor;
  /** In the language in use. */
  country: string;
  /** Accessible name that distinguishes this exhibitor from all others in the list. */
  spokenName: string;
  /** The visitor's interests, in the order of choosing. */
  interests: readonly Interest[];
  /** Undefined while unknown: then nothing is shown, and Select works. */
  freeHours: number | undefined;
  isSelected: boolean;
  /** The maximum is reached: Select stays focusable and explains why it does nothing. */
  isBlocked: boolean;
  /** Id of the line that gives the reason. */
  blockedById: string;
  onToggle(exhibitor: Exhibitor): void;
  onViewProducts(exhibitor: Exhibitor): void;
  /** Alternatives with free hours, if this exhibitor has none. */
  similar?: ReactNode;
}

export const ExhibitorCard = memo(function ExhibitorCard(props: ExhibitorCardProps) {
  const { exhibitor, country, spokenName, interests, isSelected, onViewProducts, similar } = props;
  const text = useText();
  const boothOf = useBooth();
  const pigmentOf = usePigments();
  return (
    <li className={isSelected ? `${styles.card} ${styles.selected}` : styles.card}>
      <div className={styles.logo}>
        <Picture
          src={exhibitor.logo}
          alt=""
          fallback={<LogoArt pigment={pigmentOf(exhibitor)} name={exhibitor.company_name} />}
        />
      </div>
      <h3 tabIndex={-1} className={styles.name} dir="auto">
        {exhibitor.company_name}
      </h3>
      <dl className={styles.place}>
        <div>
          <dt>{text('matching.boothNumber')}</dt>
          <dd className={textStyles.figures}>{boothOf(exhibitor.booth_number, exhibitor.hall)}</dd>
        </div>
        {country.trim() !== '' && (
          <div>
            <dt>{text('matching.countryRegion')}</dt>
            <dd>{country}</dd>
          </div>
        )}
      </dl>
      <div className={styles.about}>
        <ReasonLine subCategoryIds={exhibitor.subCategoryIds} interests={interests} />
        <dl>
          <div>
            <dt>{text('matching.productProfile')}</dt>
            <dd dir="auto" lang={langOf(exhibitor, 'productProfile')}>
              {exhibitor.product_profile.trim() || text('matching.noProductProfile')}
            </dd>
          </div>
          {exhibitor.description.trim() !== '' && (
            <div className={styles.description}>
              <dt>{text('matching.companyDescription')}</dt>
              <dd dir="auto" lang={langOf(exhibitor, 'description')} className={textStyles.quiet}>
                {exhibitor.description}
              </dd>
            </div>
          )}
        </dl>
      </div>
      <div className={styles.actions}>
        <SelectButton {...props} />
        <Button
          variant="secondary"
          block
          aria-haspopup="dialog"
          aria-label={text('matching.viewProductsNamed', { company: spokenName })}
          onClick={() => onViewProducts(exhibitor)}
        >
          {text('matching.viewProducts')}
        </Button>
      </div>
      {similar && <div className={styles.similar}>{similar}</div>}
    </li>
  );
});

type SelectButtonProps = Pick<
  ExhibitorCardProps,
  'exhibitor' | 'spokenName' | 'freeHours' | 'isSelected' | 'isBlocked' | 'blockedById' | 'onToggle'
>;

/** The free hours and the Select button, whose text reads Fully booked when there are none. */
export function SelectButton(props: SelectButtonProps) {
  const { exhibitor, spokenName, freeHours, isSelected, isBlocked, blockedById, onToggle } = props;
  const text = useText();
  const capacityId = useId();
  const capacity = capacityOf(freeHours);
  // A selected exhibitor can always be deselected.
  const isClosed = capacity === 'full' && !isSelected;
  const headingId = similarHeadingId(exhibitor.id);
  const describedBy = {
    unknown: undefined,
    full: isSelected ? `${capacityId} ${headingId}` : headingId,
    few: capacityId,
    free: capacityId,
  }[capacity];
  const words = isClosed
    ? (['matching.fullyBooked', 'matching.fullyBookedNamed'] as const)
    : isSelected
      ? (['matching.selected', 'matching.selectedNamed'] as const)
      : (['matching.select', 'matching.selectNamed'] as const);
  return (
    <>
      {!isClosed && <CapacityLine id={capacityId} freeHours={freeHours} />}
      <Button
        variant={isSelected ? 'yours' : 'primary'}
        block
        icon={isSelected ? <Check aria-hidden /> : undefined}
        aria-label={text(words[1], { company: spokenName })}
        aria-disabled={isClosed || isBlocked || undefined}
        aria-describedby={isBlocked && !isClosed ? blockedById : describedBy}
        onClick={() => {
          if (!isClosed) onToggle(exhibitor);
        }}
      >
        {text(words[0])}
      </Button>
    </>
  );
}
