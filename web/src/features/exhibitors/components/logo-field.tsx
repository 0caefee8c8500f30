// An exhibitor's logo, or the drawing that stands for it.
import { useText } from '../../../i18n/text.ts';
import { usePigments } from '../../../queries/use-pigments.ts';
import { LogoArt } from '../../../ui/logo-art.tsx';
import { Picture } from '../../../ui/picture.tsx';
import type { ExhibitorForm } from '../form.ts';
import styles from './logo-field.module.css';

export function LogoField({ form: { id, stored, logo } }: { form: ExhibitorForm }) {
  const text = useText();
  const pigmentOf = usePigments();
  const pigment = pigmentOf({ id: id ?? 0, company_name: stored.companyName });
  return (
    <div className={styles.logo}>
      <Picture src={logo} alt={text('exhibitors.logo')} fallback={<LogoArt pigment={pigment} />} />
    </div>
  );
}
