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
  // Only people who were imported can be without a meeting: at most fairs nobody is.
  const isOffered = (progress: (typeof PROGRESSES)[number]) =>
    progress !== 'no-meetings' || filter.progress === progress || (counts?.progress[progress] ?? 0) > 0;
  const own = [undefined, ...PROGRESSES.filter(isOffered)].map((progress) => ({
    key: progress ?? 'all',
    name: text(`review.progress.${progress ?? 'all'}`),
    count: counts ? (progress ? counts.progress[progress] : counts.total) : null,
    to: pathWith('progress', progress ?? ''),
    isCurrent: filter.progress === progress,
  }));
  return <ListViews list="registrations" own={own} />;
}
