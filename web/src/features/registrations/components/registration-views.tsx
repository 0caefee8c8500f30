// The views of the list: by what is to be done, each with its number, then those that staff saved.
import { PROGRESSES } from '@visavis/domain/registration/progress';
import { useText } from '../../../i18n/text.ts';
import { SaveViewButton } from '../../../list/save-view-button.tsx';
import { ViewLinks } from '../../../list/view-links.tsx';
import { useProgressCounts } from '../api.ts';
import { type useListPlace, viewQuery } from '../use-list-place.ts';
import { useSavedViews } from '../use-saved-views.ts';

export function RegistrationViews({ place }: { place: ReturnType<typeof useListPlace> }) {
  const text = useText();
  const { filter, address, pathWith } = place;
  const counts = useProgressCounts(filter);
  const { views, save, remove } = useSavedViews();
  const here = viewQuery(address);
  const isSaved = views.some(({ query }) => query === here);
  const own = [undefined, ...PROGRESSES].map((progress) => ({
    key: progress ?? 'all',
    name: text(`review.progress.${progress ?? 'all'}`),
    count: counts ? (progress ? counts.progress[progress] : counts.total) : null,
    to: pathWith('progress', progress ?? ''),
    isCurrent: !isSaved && filter.progress === progress,
  }));
  return (
    <ViewLinks
      label={text('review.views')}
      views={own}
      saved={views.map(({ id, name, query, isRemovable }) => ({
        key: String(id),
        name,
        to: `?${query}`,
        isCurrent: query === here,
        onRemove: isRemovable ? () => void remove(id) : undefined,
      }))}
    >
      {here !== '' && !isSaved && <SaveViewButton onSave={(name) => save(name, here)} />}
    </ViewLinks>
  );
}
