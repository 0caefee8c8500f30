// The section with an exhibitor's products. They are ordered by dragging or by their menus; each opens in a dialog.
import { ACCEPTED_PICTURES } from '@visavis/domain/exhibitor/picture';
import { DEFAULT_LANGUAGE } from '@visavis/domain/language/languages';
import { ImagePlus } from 'lucide-react';
import { useRef, useState } from 'react';
import { useText } from '../../../i18n/text.ts';
import { randomKey } from '../../../lib/random-key.ts';
import { Button } from '../../../ui/button.tsx';
import { Section } from '../../../ui/section.tsx';
import { EMPTY_TEXT, isUntouchedProduct, moved, type ProductDraft } from '../draft.ts';
import type { ExhibitorForm } from '../form.ts';
import { ProductCard } from './product-card.tsx';
import { ProductDialog } from './product-dialog.tsx';
import styles from './products-section.module.css';

/** A first name for a product, from the name of its picture: 'rose_water-50ml.jpg' becomes 'rose water 50ml'. */
const nameFrom = (file: string): string =>
  file
    .replace(/\.[^.]+$/, '')
    .replace(/[_-]+/g, ' ')
    .trim();

const newProduct = (picture: File | null): ProductDraft => ({
  key: randomKey(),
  id: null,
  name: { ...EMPTY_TEXT, [DEFAULT_LANGUAGE]: picture ? nameFrom(picture.name) : '' },
  description: EMPTY_TEXT,
  image: null,
  picture,
});

export function ProductsSection({ form }: { form: ExhibitorForm }) {
  const text = useText();
  const { draft, set, errors, isReadOnly } = form;
  const { products } = draft;
  const [openKey, setOpenKey] = useState<string | null>(null);
  const [dragged, setDragged] = useState<string | null>(null);
  const [spoken, setSpoken] = useState('');
  const add = useRef<HTMLButtonElement>(null);
  const open = products.find(({ key }) => key === openKey);
  const nameOf = (product: ProductDraft, place: number): string =>
    product.name[DEFAULT_LANGUAGE].trim() || text('exhibitors.productNumber', { number: place + 1 });

  const move = (from: number, to: number) => {
    const product = products[from];
    if (!product || from === to || to < 0 || to >= products.length) return;
    set({ products: moved(products, from, to - from) });
    setSpoken(
      text('exhibitors.movedTo', { name: nameOf(product, from), place: to + 1, all: products.length }),
    );
  };
  const addPictures = (files: Iterable<File>) => {
    const pictures = [...files].filter(({ type }) => type.startsWith('image/'));
    if (pictures.length > 0) set({ products: [...products, ...pictures.map(newProduct)] });
  };
  const remove = (removed: ProductDraft) =>
    set({ products: products.filter(({ key }) => key !== removed.key) });
  const addOne = () => {
    const product = newProduct(null);
    set({ products: [...products, product] });
    setOpenKey(product.key);
  };

  return (
    <Section
      id="products"
      title={text('exhibitors.products')}
      aside={!isReadOnly && text('exhibitors.pictureHint')}
    >
      {errors.products && (
        <p role="alert" className={styles.error}>
          {errors.products}
        </p>
      )}
      <ol className={styles.list}>
        {products.map((product, place) => (
          <ProductCard
            key={product.key}
            product={product}
            name={nameOf(product, place)}
            place={place}
            count={products.length}
            exhibitor={{ id: form.id ?? 0, company_name: form.stored.companyName }}
            error={errorOf(errors, product)}
            isReadOnly={isReadOnly}
            isDragged={dragged === product.key}
            onOpen={() => setOpenKey(product.key)}
            onMove={(by) => move(place, place + by)}
            onRemove={() => remove(product)}
            onDrag={(isOn) => setDragged(isOn ? product.key : null)}
            onDragOver={() => {
              const from = products.findIndex(({ key }) => key === dragged);
              if (from >= 0) move(from, place);
            }}
          />
        ))}
        {!isReadOnly && <AddProducts ref={add} onPictures={addPictures} onAdd={addOne} />}
      </ol>
      <p role="status" className="visually-hidden">
        {spoken}
      </p>
      {open && (
        <ProductDialog
          product={open}
          title={
            isUntouchedProduct(open) ? text('exhibitors.addProduct') : nameOf(open, products.indexOf(open))
          }
          errors={errors}
          isReadOnly={isReadOnly}
          onChange={(change) =>
            set({
              products: products.map((product) =>
                product.key === open.key ? { ...product, ...change } : product,
              ),
            })
          }
          onClose={() => {
            if (isUntouchedProduct(open)) remove(open);
            setOpenKey(null);
          }}
          onRemove={() => {
            remove(open);
            setOpenKey(null);
          }}
          returnFocusRef={add}
        />
      )}
    </Section>
  );
}

/** The first error of a product; undefined if it has none. */
function errorOf(errors: Readonly<Record<string, string>>, { key }: ProductDraft): string | undefined {
  return Object.entries(errors).find(([path]) => path.startsWith(`products.${key}.`))?.[1];
}

interface AddProductsProps {
  ref: React.Ref<HTMLButtonElement>;
  onPictures: (files: Iterable<File>) => void;
  onAdd: () => void;
}

/** A drop target that adds a product for each picture; its buttons do the same without a mouse. */
function AddProducts({ ref, onPictures, onAdd }: AddProductsProps) {
  const text = useText();
  const input = useRef<HTMLInputElement>(null);
  return (
    <li
      className={styles.add}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        onPictures(event.dataTransfer.files);
      }}
    >
      <ImagePlus aria-hidden />
      <Button ref={ref} variant="text" onClick={onAdd}>
        {text('exhibitors.addProduct')}
      </Button>
      <input
        ref={input}
        type="file"
        accept={ACCEPTED_PICTURES}
        multiple
        hidden
        aria-label={text('exhibitors.addPictures')}
        onChange={({ target }) => {
          onPictures(target.files ?? []);
          target.value = '';
        }}
      />
      <Button variant="text" onClick={() => input.current?.click()}>
        {text('exhibitors.addPictures')}
      </Button>
      <p>{text('exhibitors.dropPictures')}</p>
    </li>
  );
}
