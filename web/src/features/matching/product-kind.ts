// Chooses the placeholder drawing for a product without a picture.
import type { ProductKind } from '../../ui/product-art.tsx';

// Checked in this order; the first pattern that matches decides.
const WORDS: readonly (readonly [ProductKind, RegExp])[] = [
  ['lipstick', /\b(?:lips?\b|lipstick|lipgloss|rouge|gloss|mascara|brows?\b|liner)/],
  ['compact', /\b(?:powder|compact|blush|palette|foundation|cushion|shadow|highlighter|bronzer|make-?up)/],
  [
    'dropper',
    /\b(?:serum|ampoule|oil|essence|elixir|drop|attar|perfume|fragrance|parfum|concentrate|nail|polish|lacquer)/,
  ],
  ['pump', /\b(?:shampoo|conditioner|wash|lotion|cleanser|toner|mist|spray|soap|body milk)/],
  ['tube', /\b(?:tube|gel|scrub|sun\b|sunscreen|spf|tooth|hand\b|foam|paste|peel|hair colou?r)/],
  ['jar', /\b(?:cream|balm|mask|jar|butter|clay|wax|salt|pomade)/],
];

/** @returns the placeholder for words in the name, then the description; a jar if none match */
export function productKind(product: { name: string; description: string }): ProductKind {
  for (const text of [product.name.toLowerCase(), product.description.toLowerCase()]) {
    const match = WORDS.find(([, words]) => words.test(text));
    if (match) return match[0];
  }
  return 'jar';
}
