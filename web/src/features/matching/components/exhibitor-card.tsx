// One exhibitor of the list: who it is, what it shows, and whether the visitor has selected it.
import { preferredPigment } from '@visavis/domain/exhibitor/pigment';
import type { Exhibitor } from '@visavis/domain/exhibitor/schema';
import { Check } from 'lucide-react';
import { memo } from 'react';
import { useText } from '../../../i18n/text.ts';
import { Button } from '../../../ui/button.tsx';
import { LogoArt } from '../../../ui/logo-art.tsx';
import { Picture } from '../../../ui/picture.tsx';
import styles from './exhibitor-card.module.css';

interface ExhibitorCardProps {
  exhibitor: Exhibitor;
  /** Tells this exhibitor from every other of the list when spoken. */
  spokenName: string;
  isSelected: boolean;
  /** The maximum is reached: Select stays reachable and says why it does nothing. */
  isBlocked: boolean;
  /** Id of the line that gives the reason. */
  blockedById: string;
  onToggle(exhibitor: Exhibitor): void;
  onViewProducts(exhibitor: Exhibitor): void;
}

export const ExhibitorCard = memo(function ExhibitorCard(props: ExhibitorCardProps) {
  const { exhibitor, spokenName, isSelected, isBlocked, blockedById, onToggle, onViewProducts } = props;
  const text = useText();
  return (
    <li className={isSelected ? `${styles.card} ${styles.selected}` : styles.card}>
      <div className={styles.logo}>
        <Picture
          src={exhibitor.logo}
          alt=""
          fallback={<LogoArt pigment={preferredPigment(exhibitor.company_name)} />}
        />
      </div>
      <h3 tabIndex={-1} className={styles.name} dir="auto">
        {exhibitor.company_name}
      </h3>
      <dl className={styles.place}>
        <div>
          <dt>{text('matching.boothNumber')}</dt>
          <dd className={styles.booth}>{exhibitor.booth_number}</dd>
        </div>
        <div>
          <dt>{text('matching.countryRegion')}</dt>
          <dd>{exhibitor.region_country}</dd>
        </div>
      </dl>
      <dl className={styles.about}>
        <div>
          <dt>{text('matching.productProfile')}</dt>
          <dd dir="auto">{exhibitor.product_profile.trim() || text('matching.noProductProfile')}</dd>
        </div>
        <div>
          <dt>{text('matching.companyDescription')}</dt>
          <dd dir="auto" className={styles.quiet}>
            {exhibitor.description}
          </dd>
        </div>
      </dl>
      <div className={styles.actions}>
        <Button
          variant={isSelected ? 'yours' : 'primary'}
          block
          icon={isSelected ? <Check aria-hidden /> : undefined}
          aria-label={text(isSelected ? 'matching.selectedNamed' : 'matching.selectNamed', {
            company: spokenName,
          })}
          aria-disabled={isBlocked || undefined}
          aria-describedby={isBlocked ? blockedById : undefined}
          onClick={() => onToggle(exhibitor)}
        >
          {text(isSelected ? 'matching.selected' : 'matching.select')}
        </Button>
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
    </li>
  );
});
