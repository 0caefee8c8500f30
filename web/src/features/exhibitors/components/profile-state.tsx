// The first gap of an exhibitor's profile, or that the profile is complete.
import type { ProfileGap } from '@visavis/domain/exhibitor/profile-gap';
import {
  Check,
  FileText,
  Image,
  Layers,
  type LucideIcon,
  MapPin,
  Package,
  TriangleAlert,
} from 'lucide-react';
import { useText } from '../../../i18n/text.ts';
import { classNames } from '../../../ui/class-names.ts';
import textStyles from '../../../ui/text.module.css';
import { GAP_WORDS } from '../gap-words.ts';
import styles from './profile-state.module.css';

const ICONS: Record<ProfileGap, LucideIcon> = {
  booth: MapPin,
  'sub-category': Layers,
  country: TriangleAlert,
  'product-profile': FileText,
  description: FileText,
  product: Package,
  logo: Image,
};

const toneOf = (gap: ProfileGap | null) => {
  if (gap === null) return 'success';
  return gap === 'booth' ? 'danger' : 'warning';
};

export function ProfileState({ gap }: { gap: ProfileGap | null }) {
  const text = useText();
  const Icon = gap ? ICONS[gap] : Check;
  return (
    <span className={classNames(styles.state, textStyles[toneOf(gap)])}>
      <Icon aria-hidden />
      {text(gap === null ? 'exhibitors.complete' : GAP_WORDS[gap])}
    </span>
  );
}
