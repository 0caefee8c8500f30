// A preview of an exhibitor as visitors will see it: as a card of the directory, or as a page.
import type { ExhibitorProfile } from '@visavis/contract/exhibitor-profile/profile';
import { type ReactNode, useState } from 'react';
import { useLanguage } from '../../../i18n/language.ts';
import { useText } from '../../../i18n/text.ts';
import { useDates } from '../../../i18n/use-dates.ts';
import { usePictureUrl, usePictureUrls } from '../../../lib/use-picture-url.ts';
import { useCountryOptions } from '../../../queries/use-country-options.ts';
import stackStyles from '../../../ui/stack.module.css';
import { useCategoryGroups, useFair } from '../api.ts';
import type { ExhibitorForm } from '../form.ts';
import { type Preview, previewOf } from '../preview.ts';
import { GapList } from './gap-list.tsx';
import styles from './preview-panel.module.css';

export type PreviewKind = 'card' | 'page';

interface PreviewPanelProps {
  form: ExhibitorForm;
  exhibitor: ExhibitorProfile | undefined;
  /** Renders the preview with the components of the public pages. */
  draw: (preview: Preview, kind: PreviewKind) => ReactNode;
}

export function PreviewPanel({ form, exhibitor, draw }: PreviewPanelProps) {
  const text = useText();
  const [kind, setKind] = useState<PreviewKind>('card');
  const preview = usePreview(form, exhibitor);
  return (
    <aside className={stackStyles.shrinking} aria-labelledby="preview-title">
      <div className={styles.head}>
        <h2 id="preview-title">{text('exhibitors.asVisitors')}</h2>
        <fieldset className={styles.kinds} aria-labelledby="preview-title">
          {(['card', 'page'] as const).map((one) => (
            <button key={one} type="button" aria-pressed={one === kind} onClick={() => setKind(one)}>
              {text(one === 'card' ? 'exhibitors.card' : 'exhibitors.page')}
            </button>
          ))}
        </fieldset>
      </div>
      <div className={styles.drawn} data-kind={kind}>
        {draw(preview, kind)}
      </div>
      <GapList draft={form.draft} hasLogo={preview.entry.logo !== undefined} />
    </aside>
  );
}

function usePreview({ draft, logo }: ExhibitorForm, exhibitor: ExhibitorProfile | undefined): Preview {
  const dates = useDates();
  const language = useLanguage();
  const countries = useCountryOptions();
  const fair = useFair(exhibitor?.editionId).data;
  const groups = useCategoryGroups().data ?? [];
  const chosenLogo = usePictureUrl(draft.logo);
  const chosenImages = usePictureUrls(draft.products.map(({ picture }) => picture));
  const images = Object.fromEntries(
    draft.products.map(({ key, image, picture }, place) => [
      key,
      picture === 'removed' ? undefined : (chosenImages[place] ?? image ?? undefined),
    ]),
  );
  return previewOf(
    {
      draft,
      exhibitor,
      logo: draft.logo === 'removed' ? undefined : (chosenLogo ?? logo),
      images,
      countryCode: countries.find(({ name }) => name === draft.regionCountry)?.cca2 ?? null,
      allHours: fair ? fair.days.length * fair.hours.length : 1,
      subCategories: groups
        .flatMap(({ subCategories }) => subCategories)
        .filter(({ id }) => draft.subCategoryIds.includes(id))
        .map((one) => dates.named(one)),
    },
    language,
  );
}
