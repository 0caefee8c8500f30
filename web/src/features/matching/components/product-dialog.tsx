// The View Products dialog: an exhibitor's products, or a message that there are none.
import type { Exhibitor } from '@visavis/domain/exhibitor/schema';
import { maximumSelected } from '@visavis/domain/meeting/messages';
import { PackageOpen } from 'lucide-react';
import { type ComponentProps, useId } from 'react';
import { useText } from '../../../i18n/text.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Waiting } from '../../../ui/waiting.tsx';
import { useProducts } from '../api.ts';
import { SelectButton } from './exhibitor-card.tsx';
import { ProductCarousel } from './product-carousel.tsx';
import styles from './product-dialog.module.css';

interface ProductDialogProps {
  exhibitor: Exhibitor;
  pigment: number;
  /** Select, as on the card; absent until the visitor's choice is known. */
  select?: Omit<ComponentProps<typeof SelectButton>, 'exhibitor' | 'blockedById'> & { maximum: number };
  onClose(): void;
}

export function ProductDialog({ exhibitor, pigment, select, onClose }: ProductDialogProps) {
  const text = useText();
  const blockedId = useId();
  return (
    <Dialog
      open
      width="wide"
      quietTitle
      title={text('matching.productsHeading', { company: exhibitor.company_name })}
      onClose={onClose}
      actions={
        select && (
          <div className={styles.select}>
            {select.isBlocked && <p id={blockedId}>{text.rule(maximumSelected(select.maximum))}</p>}
            <SelectButton exhibitor={exhibitor} {...select} blockedById={blockedId} />
          </div>
        )
      }
    >
      <Products exhibitor={exhibitor} pigment={pigment} />
    </Dialog>
  );
}

function Products({ exhibitor, pigment }: { exhibitor: Exhibitor; pigment: number }) {
  const text = useText();
  const products = useProducts(exhibitor.id);
  if (products.isPending) return <Loading />;
  // A failed call reads the same as an exhibitor without products (business matching 8).
  const [first, ...others] = products.data ?? [];
  if (first) return <ProductCarousel products={[first, ...others]} pigment={pigment} />;
  return (
    <div role="status">
      <EmptyState
        icon={<PackageOpen aria-hidden />}
        title={text('matching.noProductsTitle')}
        hint={text('matching.noProductsText', { company: exhibitor.company_name })}
      />
    </div>
  );
}

function Loading() {
  const text = useText();
  return (
    <Waiting words={text('matching.productsLoading')} className={styles.loading}>
      <div className={styles.square}>
        <Skeleton width="100%" height="100%" />
      </div>
      <div className={styles.lines}>
        <Skeleton width="40%" height="0.8rem" />
        <Skeleton width="70%" height="1.4rem" />
        <Skeleton width="100%" height="1rem" />
        <Skeleton width="85%" height="1rem" />
      </div>
    </Waiting>
  );
}
