// The page of one exhibitor, whose preview is drawn with the components that visitors see.
import { EntryCard } from '../features/directory/components/entry-card.tsx';
import { ExhibitorAbout } from '../features/directory/components/exhibitor-about.tsx';
import { ProductItems } from '../features/directory/components/product-list.tsx';
import { ExhibitorEditPage } from '../features/exhibitors/exhibitor-edit-page.tsx';
import { productKind } from '../features/matching/product-kind.ts';

export function ExhibitorEditRoute() {
  return (
    <ExhibitorEditPage
      draw={({ entry, subCategories, products }, kind) =>
        kind === 'card' ? (
          <ul>
            <EntryCard entry={entry} freeHours={entry.freeHours} isPreview />
          </ul>
        ) : (
          <article>
            <ExhibitorAbout
              exhibitor={entry}
              subCategories={subCategories}
              heading="h3"
              products={<ProductItems exhibitor={entry} products={products} kindOf={productKind} />}
            />
          </article>
        )
      }
    />
  );
}
