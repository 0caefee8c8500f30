// All products of an exhibitor, side by side.
import type { DirectoryDetail } from '@visavis/domain/directory/schema';
import type { Product } from '@visavis/domain/exhibitor/schema';
import { PackageOpen } from 'lucide-react';
import { langOf } from '../../../i18n/lang-of.ts';
import { useText } from '../../../i18n/text.ts';
import { usePigments } from '../../../queries/use-pigments.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { ProductArt, type ProductKind } from '../../../ui/product-art.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Waiting } from '../../../ui/waiting.tsx';
import { useDirectoryProducts } from '../api.ts';
import styles from './product-list.module.css';

interface ProductListProps {
  exhibitor: Pick<DirectoryDetail, 'id' | 'company_name'>;
  /** Chooses the placeholder drawing for a product without a picture. */
  kindOf: (product: Product) => ProductKind;
}

export function ProductList({ exhibitor, kindOf }: ProductListProps) {
  const text = useText();
  const products = useDirectoryProducts(exhibitor.id);
  if (products.isPending) return <Loading />;
  // A failed call reads the same as an exhibitor without products (business matching 8).
  const shown = products.data ?? [];
  if (shown.length === 0)
    return (
      <EmptyState
        icon={<PackageOpen aria-hidden />}
        title={text('directory.noProductsTitle')}
        hint={text('directory.noProductsText', { company: exhibitor.company_name })}
      />
    );
  return <ProductItems exhibitor={exhibitor} products={shown} kindOf={kindOf} />;
}

/** Products that are already known. */
export function ProductItems({
  exhibitor,
  products,
  kindOf,
}: ProductListProps & { products: readonly Product[] }) {
  const pigmentOf = usePigments();
  const pigment = pigmentOf(exhibitor);
  return (
    <ul className={styles.list}>
      {products.map((product) => (
        <li key={product.id} className={styles.product}>
          <div className={styles.picture}>
            <Picture
              src={product.image}
              alt=""
              loading="lazy"
              fallback={<ProductArt kind={kindOf(product)} pigment={pigment} name={product.name} />}
            />
          </div>
          <h3 dir="auto" lang={langOf(product, 'name')}>
            {product.name}
          </h3>
          <p dir="auto" lang={langOf(product, 'description')}>
            {product.description}
          </p>
        </li>
      ))}
    </ul>
  );
}

function Loading() {
  const text = useText();
  return (
    <Waiting words={text('directory.loadingProducts')}>
      <div className={styles.list}>
        {[1, 2, 3, 4].map((place) => (
          <div key={place} className={styles.picture}>
            <Skeleton height="100%" />
          </div>
        ))}
      </div>
    </Waiting>
  );
}
