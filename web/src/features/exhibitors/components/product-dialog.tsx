// A dialog for one product: its picture, and its name and description in three languages.
import { ACCEPTED_PICTURES } from '@visavis/domain/exhibitor/picture';
import { DEFAULT_LANGUAGE, type Language } from '@visavis/domain/language/languages';
import { type RefObject, useRef, useState } from 'react';
import { useText } from '../../../i18n/text.ts';
import { usePictureUrl } from '../../../lib/use-picture-url.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { PicturePicker } from '../../../ui/picture-picker.tsx';
import stackStyles from '../../../ui/stack.module.css';
import textStyles from '../../../ui/text.module.css';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import type { ProductDraft } from '../draft.ts';
import { LanguageTabs } from './language-tabs.tsx';
import styles from './product-dialog.module.css';

interface ProductDialogProps {
  product: ProductDraft;
  title: string;
  /** The errors of the whole form; those of this product begin with 'products.' and its key. */
  errors: Readonly<Record<string, string>>;
  isReadOnly: boolean;
  onChange: (change: Partial<ProductDraft>) => void;
  onClose: () => void;
  /** Removes the new product from the draft. */
  onRemove: () => void;
  /** Gets the focus if the element that opened the dialog is gone. */
  returnFocusRef: RefObject<HTMLElement | null>;
}

export function ProductDialog({
  product,
  title,
  errors,
  isReadOnly,
  onChange,
  onClose,
  onRemove,
  returnFocusRef,
}: ProductDialogProps) {
  const text = useText();
  const [language, setLanguage] = useState<Language>(DEFAULT_LANGUAGE);
  const first = useRef<HTMLInputElement>(null);
  const chosen = usePictureUrl(product.picture);
  const picture = product.picture === 'removed' ? undefined : (chosen ?? product.image ?? undefined);
  const field = (name: 'name' | 'description') => ({
    value: product[name][language],
    error: errors[`products.${product.key}.${name}.${language}`],
    readOnly: isReadOnly,
    lang: language,
    dir: 'auto',
    onChange: ({ target }: { target: { value: string } }) =>
      onChange({ [name]: { ...product[name], [language]: target.value } }),
  });
  return (
    <Dialog
      open
      title={title}
      width="wide"
      initialFocusRef={first}
      returnFocusRef={returnFocusRef}
      onClose={onClose}
      actions={
        <>
          {product.id === null && (
            <Button variant="secondary" onClick={onRemove}>
              {text('exhibitors.remove')}
            </Button>
          )}
          <Button onClick={onClose}>{text('exhibitors.done')}</Button>
        </>
      }
    >
      <div className={styles.columns}>
        <div className={styles.side}>
          <div className={styles.picture}>
            <Picture src={picture} alt={text('exhibitors.picture')} fallback={null} />
          </div>
          {!isReadOnly && (
            <PicturePicker
              accept={ACCEPTED_PICTURES}
              words={text(picture ? 'exhibitors.replacePicture' : 'exhibitors.addPicture')}
              onPick={(file) => onChange({ picture: file })}
            />
          )}
          {!isReadOnly && picture && (
            <Button variant="text" onClick={() => onChange({ picture: product.image ? 'removed' : null })}>
              {text('exhibitors.removePicture')}
            </Button>
          )}
          {errors[`products.${product.key}.image`] && (
            <p role="alert" className={textStyles.failure}>
              {errors[`products.${product.key}.image`]}
            </p>
          )}
        </div>
        <LanguageTabs
          name="product"
          current={language}
          onChange={setLanguage}
          isWritten={(one) => product.name[one].trim() !== '' || product.description[one].trim() !== ''}
        >
          <div className={stackStyles.column4}>
            <TextField ref={first} label={text('exhibitors.productName')} {...field('name')} />
            <TextArea label={text('exhibitors.productDescription')} {...field('description')} />
          </div>
        </LanguageTabs>
      </div>
    </Dialog>
  );
}
