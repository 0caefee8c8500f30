// The products of an exhibitor, one at a time: dots, a next arrow that goes round, Left and Right keys.
import type { Product } from '@visavis/domain/exhibitor/schema';
import { ChevronRight } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { useText } from '../../../i18n/text.ts';
import { Picture } from '../../../ui/picture.tsx';
import { ProductArt } from '../../../ui/product-art.tsx';
import { productKind } from '../product-kind.ts';
import styles from './product-carousel.module.css';

interface ProductCarouselProps {
  /** At least one. */
  products: readonly [Product, ...Product[]];
  /** The exhibitor's pigment, 0 to 9, which tints a placeholder. */
  pigment: number;
}

export function ProductCarousel({ products, pigment }: ProductCarouselProps) {
  const text = useText();
  const [index, setIndex] = useState(0);
  const total = products.length;
  const product = products[index] ?? products[0];
  const position = text('matching.productPosition', { position: index + 1, total });
  const turn = (steps: number): void => setIndex((current) => (current + steps + total) % total);

  const turnByKey = (event: KeyboardEvent): void => {
    if (total < 2 || (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft')) return;
    event.preventDefault();
    turn(event.key === 'ArrowRight' ? 1 : -1);
  };

  return (
    <section
      className={styles.carousel}
      aria-roledescription={text('matching.carousel')}
      aria-label={text('matching.productsCarousel')}
      onKeyDown={turnByKey}
    >
      <div aria-live="polite" className={styles.live}>
        {/* Keyed, so that a new picture never shows through the old one. */}
        <article
          key={product.id}
          className={styles.slide}
          aria-roledescription={text('matching.productSlide')}
          aria-label={position}
        >
          <div className={styles.picture}>
            <Picture
              src={product.image}
              alt={product.name}
              fallback={<ProductArt kind={productKind(product)} pigment={pigment} />}
            />
          </div>
          <div className={styles.words}>
            <h3 className={styles.name} dir="auto">
              {product.name}
            </h3>
            <p className={styles.description} dir="auto">
              {product.description}
            </p>
            {total > 1 && <p className="visually-hidden">{position}</p>}
          </div>
        </article>
      </div>
      {total > 1 && (
        <div className={styles.foot}>
          <div className={styles.dots}>
            {products.map((one, place) => (
              <button
                key={one.id}
                type="button"
                className={styles.dot}
                aria-label={text('matching.showProduct', { position: place + 1 })}
                aria-current={place === index ? 'true' : undefined}
                onClick={() => setIndex(place)}
              />
            ))}
          </div>
          <button
            type="button"
            className={styles.next}
            aria-label={text('matching.nextProduct')}
            onClick={() => turn(1)}
          >
            <ChevronRight aria-hidden />
          </button>
        </div>
      )}
    </section>
  );
}
