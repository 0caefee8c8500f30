// An exhibitor's logo, or the drawing that replaces a missing one, and the button that uploads another.
import { ACCEPTED_PICTURES } from '@visavis/domain/exhibitor/picture';
import { useText } from '../../../i18n/text.ts';
import { usePictureUrl } from '../../../lib/use-picture-url.ts';
import { usePigments } from '../../../queries/use-pigments.ts';
import { Button } from '../../../ui/button.tsx';
import { LogoArt } from '../../../ui/logo-art.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { PicturePicker } from '../../../ui/picture-picker.tsx';
import textStyles from '../../../ui/text.module.css';
import type { ExhibitorForm } from '../form.ts';
import styles from './logo-field.module.css';

export function LogoField({
  form: { id, stored, draft, set, errors, isReadOnly, logo },
}: {
  form: ExhibitorForm;
}) {
  const text = useText();
  const pigmentOf = usePigments();
  const chosen = usePictureUrl(draft.logo);
  const shown = draft.logo === 'removed' ? undefined : (chosen ?? logo);
  const pigment = pigmentOf({ id: id ?? 0, company_name: stored.companyName });
  return (
    <div className={styles.place}>
      <div className={styles.logo}>
        <Picture
          src={shown}
          alt={text('exhibitors.logo')}
          fallback={<LogoArt pigment={pigment} name={draft.companyName} />}
        />
      </div>
      {!isReadOnly && (
        <PicturePicker
          accept={ACCEPTED_PICTURES}
          words={text(shown ? 'exhibitors.replace' : 'exhibitors.addLogo')}
          label={text(shown ? 'exhibitors.replaceLogo' : 'exhibitors.addLogo')}
          onPick={(picture) => set({ logo: picture })}
        />
      )}
      {!isReadOnly && shown && (
        <Button
          variant="text"
          aria-label={text('exhibitors.removeLogo')}
          onClick={() => set({ logo: logo ? 'removed' : null })}
        >
          {text('exhibitors.remove')}
        </Button>
      )}
      {errors.logo && (
        <p role="alert" className={textStyles.failure}>
          {errors.logo}
        </p>
      )}
    </div>
  );
}
