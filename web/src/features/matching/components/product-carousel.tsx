// A carousel of an exhibitor's products: dots, a next arrow that wraps around, Left and Right keys.
import type { Product } from '@visavis/domain/exhibitor/schema';
import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { langOf } from '../../../i18n/lang-of.ts';
import { useText } from '../../../i18n/text.ts';
import { CarouselButton, CarouselDots, useTurnByKey } from '../../../ui/carousel.tsx';
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
  const carousel = useTurnByKey<HTMLElement>(index, total, setIndex);
  const product = products[index] ?? products[0];
  const position = text('matching.productPosition', { position: index + 1, total });
  return (
    <section
      ref={carousel}
      className={styles.carousel}
      aria-roledescription={text('matching.carousel')}
      aria-label={text('matching.productsCarousel')}
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
              fallback={<ProductArt kind={productKind(product)} pigment={pigment} name={product.name} />}
            />
          </div>
          <div className={styles.words}>
            <h3 className={styles.name} dir="auto" lang={langOf(product, 'name')}>
              {product.name}
            </h3>
            <p className={styles.description} dir="auto" lang={langOf(product, 'description')}>
              {product.description}
            </p>
            {total > 1 && <p className="visually-hidden">{position}</p>}
          </div>
        </article>
      </div>
      {total > 1 && (
        <div className={styles.foot}>
          <CarouselDots
            ids={products.map(({ id }) => id)}
            place={index}
            labelOf={(nth) => text('matching.showProduct', { position: nth })}
            onTurn={setIndex}
          />
          <CarouselButton label={text('matching.nextProduct')} onPress={() => setIndex((index + 1) % total)}>
            <ChevronRight aria-hidden />
          </CarouselButton>
        </div>
      )}
    </section>
  );
}
