// A product on an exhibitor's edit page: its picture, which texts it has, and its menu.
import type { PigmentedExhibitor } from '@visavis/domain/exhibitor/pigment';
import type { EditionLanguages } from '@visavis/domain/language/languages';
import { GripVertical } from 'lucide-react';
import { type Text, useText } from '../../../i18n/text.ts';
import { useDates } from '../../../i18n/use-dates.ts';
import { usePictureUrl } from '../../../lib/use-picture-url.ts';
import { useTranslatedLanguages } from '../../../queries/use-edition-languages.ts';
import { usePigments } from '../../../queries/use-pigments.ts';
import { classNames } from '../../../ui/class-names.ts';
import { MenuButton, type MenuItem } from '../../../ui/menu-button.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { ProductArt } from '../../../ui/product-art.tsx';
import type { ProductDraft } from '../draft.ts';
import styles from './product-card.module.css';

interface ProductCardProps {
  product: ProductDraft;
  name: string;
  /** The position among the products, from 0. */
  place: number;
  count: number;
  exhibitor: PigmentedExhibitor;
  error: string | undefined;
  isReadOnly: boolean;
  isDragged: boolean;
  onOpen: () => void;
  /** @param by -1 up, 1 down */
  onMove: (by: number) => void;
  onRemove: () => void;
  onDrag: (isOn: boolean) => void;
  onDragOver: () => void;
}

export function ProductCard(props: ProductCardProps) {
  const { product, name, exhibitor, error, isReadOnly, isDragged, onOpen, onDrag, onDragOver } = props;
  const text = useText();
  const dates = useDates();
  const pigmentOf = usePigments();
  const languages = useTranslatedLanguages();
  const chosen = usePictureUrl(product.picture);
  const picture = product.picture === 'removed' ? undefined : (chosen ?? product.image ?? undefined);
  return (
    <li
      className={classNames(styles.card, isDragged && styles.dragged, error !== undefined && styles.refused)}
      draggable={!isReadOnly}
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move';
        onDrag(true);
      }}
      onDragEnter={onDragOver}
      onDragOver={(event) => event.preventDefault()}
      onDragEnd={() => onDrag(false)}
    >
      <div className={styles.picture}>
        <Picture
          src={picture}
          alt=""
          fallback={<ProductArt kind="jar" pigment={pigmentOf(exhibitor)} name={name} />}
        />
      </div>
      <div className={styles.foot}>
        <div className={styles.words}>
          <button type="button" className={styles.name} aria-haspopup="dialog" onClick={onOpen}>
            <bdi>{name}</bdi>
          </button>
          <p className={styles.state}>
            {error ?? dates.series(stateOf(text, product, { hasPicture: picture !== undefined, languages }))}
          </p>
        </div>
        {!isReadOnly && (
          <MenuButton
            label={text('exhibitors.actionsOf', { name })}
            icon={<GripVertical aria-hidden />}
            className={styles.menu}
            items={menuOf(text, props)}
          />
        )}
      </div>
    </li>
  );
}

function menuOf(text: Text, { place, count, onOpen, onMove, onRemove }: ProductCardProps): MenuItem[] {
  return [
    { id: 'edit', words: text('exhibitors.editProduct'), onChoose: onOpen },
    {
      id: 'up',
      words: text('exhibitors.moveUp'),
      onChoose: () => onMove(-1),
      disabledWhy: place === 0 ? text('exhibitors.isFirst') : undefined,
    },
    {
      id: 'down',
      words: text('exhibitors.moveDown'),
      onChoose: () => onMove(1),
      disabledWhy: place === count - 1 ? text('exhibitors.isLast') : undefined,
    },
    { id: 'remove', words: text('exhibitors.remove'), onChoose: onRemove },
  ];
}

/** Notes such as 'Picture' and 'description in 2 languages'. */
function stateOf(
  text: Text,
  { description }: ProductDraft,
  { hasPicture, languages }: { hasPicture: boolean; languages: EditionLanguages },
): string[] {
  const written = languages.filter((language) => description[language].trim() !== '').length;
  return [
    text(hasPicture ? 'exhibitors.hasPicture' : 'exhibitors.hasNoPicture'),
    text('exhibitors.describedIn', { count: written }),
  ];
}
