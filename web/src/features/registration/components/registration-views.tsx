// The views of the list by what is to be done, each with its number, and those that staff saved.
import { countRegistrations } from '@visavis/contract/registration/calls';
import { PROGRESSES } from '@visavis/domain/registration/progress';
import { useText } from '../../../i18n/text.ts';
import { call } from '../../../lib/api-client.ts';
import { ListViews } from '../../../list/list-views.tsx';
import { useProgressCounts } from '../api.ts';
import { readFilter } from '../filters.ts';
import type { useListPlace } from '../use-list-place.ts';

const countAt = async (address: URLSearchParams, signal: AbortSignal): Promise<number> => {
  const { progress, ...query } = readFilter(address);
  const counts = await call(countRegistrations, { query, signal });
  return progress ? counts.progress[progress] : counts.total;
};

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
  return <ListViews list="registrations" own={own} count={countAt} />;
}
