// Alternatives to a fully booked exhibitor: the most similar ones that have free hours.
import { EXHIBITIONS_PATH } from '@visavis/contract/page-path';
import type { DirectoryDetail } from '@visavis/domain/directory/schema';
import { monogram } from '@visavis/domain/exhibitor/pigment';
import { useRef } from 'react';
import { useText } from '../../../i18n/text.ts';
import { usePigments } from '../../../queries/use-pigments.ts';
import { AlternativeList } from '../../../ui/alternative-list.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useDelayed } from '../../../ui/use-delayed.ts';
import { useSimilarExhibitors } from '../api.ts';
import { type Choice, isChosen, isMaximum } from '../choice.ts';
import { hoursText } from './hours-line.tsx';
import styles from './similar-exhibitors.module.css';

interface SimilarExhibitorsProps {
  exhibitor: DirectoryDetail;
  choice: Choice;
  headingId: string;
  maximumLineId: string;
}

export function SimilarExhibitors({ exhibitor, choice, headingId, maximumLineId }: SimilarExhibitorsProps) {
  const text = useText();
  const pigmentOf = usePigments();
  const heading = useRef<HTMLHeadingElement>(null);
  const similar = useSimilarExhibitors(exhibitor);
  const isLong = useDelayed();
  const shown = similar.data ?? [];
  const act = (id: number): void => {
    const one = shown.find((found) => found.exhibitor.id === id)?.exhibitor;
    if (!one) return;
    if (isChosen(choice, one)) choice.onRemove?.(one);
    else if (!isMaximum(choice)) choice.onAdd(one);
  };
  return (
    <div className={styles.block}>
      <h3 id={headingId} ref={heading} tabIndex={-1}>
        {text('directory.similarHeading')}
      </h3>
      {similar.isPending && <div className={styles.waiting}>{isLong && <Skeleton height="100%" />}</div>}
      {!similar.isPending && shown.length === 0 && <p>{text('directory.similarNone')}</p>}
      {shown.length > 0 && (
        <AlternativeList
          labelledBy={headingId}
          fallbackFocusRef={heading}
          onAction={act}
          items={shown.map(({ exhibitor: one, freeHours }) => {
            const isTaken = isChosen(choice, one);
            return {
              id: one.id,
              name: one.company_name,
              to: `${EXHIBITIONS_PATH}/${one.id}`,
              note: hoursText(text, freeHours),
              letter: monogram(one.company_name),
              pigment: pigmentOf(one),
              action: {
                text: text(isTaken ? 'directory.added' : 'directory.add'),
                label: text(isTaken ? 'directory.addedNamed' : 'directory.addNamed', {
                  company: one.company_name,
                }),
                isTaken,
                heldById: isMaximum(choice) && !isTaken ? maximumLineId : undefined,
              },
            };
          })}
        />
      )}
    </div>
  );
}
