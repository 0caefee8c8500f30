// What a merge of two exhibitors would do, line by line, with the meetings that prevent it.
import type { ExhibitorMergePreview } from '@visavis/contract/exhibitor-profile/profile';
import { registrationsPath } from '@visavis/contract/registration/registrations-path';
import { Link } from 'react-router';
import { type Text, type TextId, useText } from '../../../i18n/text.ts';
import { useDates } from '../../../i18n/use-dates.ts';
import { Banner } from '../../../ui/banner.tsx';
import { useFair } from '../api.ts';
import styles from './merge-dialog.module.css';

const TEXT_WORDS: Record<ExhibitorMergePreview['texts'][number], TextId> = {
  productProfile: 'exhibitors.productProfile',
  description: 'exhibitors.description',
  website: 'exhibitors.website',
  contactEmail: 'exhibitors.contactEmail',
  regionCountry: 'exhibitors.country',
  hall: 'exhibitors.hall',
  logo: 'exhibitors.logo',
};

/** The name with the booth, because duplicates often have the same name. */
const withBooth = ({ companyName, boothNumber }: ExhibitorMergePreview['from']): string =>
  boothNumber === '' ? companyName : `${companyName} (${boothNumber})`;

export function MergePreview({ preview }: { preview: ExhibitorMergePreview }) {
  const text = useText();
  const dates = useDates();
  const fair = useFair(undefined).data;
  const dateOf = (day: number) => fair?.days.find((one) => one.day === day)?.date;
  return (
    <>
      <p>{text('exhibitors.mergeKeeps', { from: withBooth(preview.from), into: withBooth(preview.into) })}</p>
      {preview.conflicts.length > 0 && (
        <Banner kind="error">
          <p>{text('exhibitors.mergeConflicts', { count: preview.conflicts.length })}</p>
          <ul className={styles.lines}>
            {preview.conflicts.map(({ day, minute, registrationId, person }) => {
              const date = dateOf(day);
              const when = date ? `${dates.day(date)}, ${dates.hour(minute)}` : '';
              return (
                <li key={`${registrationId}/${day}/${minute}`}>
                  {when}{' '}
                  {person && (
                    <Link to={registrationsPath({ programme: 'all', search: person })}>{person}</Link>
                  )}
                </li>
              );
            })}
          </ul>
        </Banner>
      )}
      <ul className={styles.lines}>
        {linesOf(text, preview, dates.list).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </>
  );
}

function linesOf(
  text: Text,
  preview: ExhibitorMergePreview,
  listed: (items: readonly string[]) => string,
): string[] {
  const { meetings, holds, blocked, places, products, representatives, subCategories, texts, links, told } =
    preview;
  return [
    text('exhibitors.mergeMeetings', meetings),
    ...(told > 0 ? [text('exhibitors.mergeTold', { count: told })] : []),
    ...(places.after > places.before ? [text('exhibitors.mergePlaces', places)] : []),
    ...(holds.carried > 0 ? [text('exhibitors.mergeHolds', { count: holds.carried })] : []),
    ...(holds.ended > 0 ? [text('exhibitors.mergeHoldsEnded', { count: holds.ended })] : []),
    ...(blocked > 0 ? [text('exhibitors.mergeBlocked', { count: blocked })] : []),
    ...(products.length > 0 ? [text('exhibitors.mergeProducts', { names: listed(products) })] : []),
    ...(representatives.length > 0
      ? [text('exhibitors.mergePeople', { names: listed(representatives) })]
      : []),
    ...(subCategories.length > 0
      ? [text('exhibitors.mergeCategories', { names: listed(subCategories) })]
      : []),
    ...(texts.length > 0
      ? [text('exhibitors.mergeTexts', { names: listed(texts.map((one) => text(TEXT_WORDS[one]))) })]
      : []),
    ...(links > 0 ? [text('exhibitors.mergeLinks', { count: links })] : []),
  ];
}
