// The views of the list by what is to be done, each with its number, and those that staff saved.
import { PROGRESSES } from '@visavis/domain/registration/progress';
import { useText } from '../../../i18n/text.ts';
import { ListViews } from '../../../list/list-views.tsx';
import { useProgressCounts } from '../api.ts';
import type { useListPlace } from '../use-list-place.ts';

export function RegistrationViews({ place }: { place: ReturnType<typeof useListPlace> }) {
  const text = useText();
  const { filter, pathWith } = place;
  const counts = useProgressCounts(filter);
  const own = [undefined, ...PROGRESSES].map((progress) => ({
    key: progress ?? 'all',
    name: text(`review.progress.${progress ?? 'all'}`),
    count: counts ? (progress ? counts.progress[progress] : counts.total) : null,
    to: pathWith('progress', progress ?? ''),
    isCurrent: filter.progress === progress,
  }));
  return <ListViews list="registrations" own={own} />;
}
