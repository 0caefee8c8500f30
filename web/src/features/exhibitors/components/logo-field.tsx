// An exhibitor's logo, or the drawing that stands for it, and the button that replaces it.
import { useText } from '../../../i18n/text.ts';
import { usePigments } from '../../../queries/use-pigments.ts';
import { LogoArt } from '../../../ui/logo-art.tsx';
import { Picture } from '../../../ui/picture.tsx';
import type { ExhibitorForm } from '../form.ts';
import { usePictureUrl } from '../use-picture-url.ts';
import styles from './logo-field.module.css';
import { PicturePicker } from './picture-picker.tsx';

export function LogoField({ form: { id, stored, draft, set, errors, isReadOnly, logo } }: { form: ExhibitorForm }) {
  const text = useText();
  const pigmentOf = usePigments();
  const chosen = usePictureUrl(draft.logo);
  const pigment = pigmentOf({ id: id ?? 0, company_name: stored.companyName });
  return (
    <div className={styles.place}>
      <div className={styles.logo}>
        <Picture src={chosen ?? logo} alt={text('exhibitors.logo')} fallback={<LogoArt pigment={pigment} />} />
      </div>
      {!isReadOnly && (
        <PicturePicker
          words={text(chosen || logo ? 'exhibitors.replace' : 'exhibitors.addLogo')}
          label={text(chosen || logo ? 'exhibitors.replaceLogo' : 'exhibitors.addLogo')}
          onPick={(picture) => set({ logo: picture })}
        />
      )}
      {errors.logo && (
        <p role="alert" className={styles.error}>
          {errors.logo}
        </p>
      )}
    </div>
  );
}
