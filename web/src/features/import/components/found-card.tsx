// What was found in the file: kinds of problems to decide, and what was corrected or left out automatically.
import type { ImportView } from '@visavis/contract/import/plan';
import type { TroubleKind } from '@visavis/domain/import/plan-types';
import {
  Building2,
  CalendarX,
  Check,
  Clock,
  Copy,
  Globe,
  Image,
  Languages,
  ListTree,
  type LucideIcon,
  MapPin,
  Minus,
  Scissors,
  SeparatorVertical,
  Store,
  Table2,
  Users,
  UserX,
  X,
} from 'lucide-react';
import { useId } from 'react';
import { useText } from '../../../i18n/text.ts';
import { type KindOfTrouble, kindWords } from '../troubles.ts';
import styles from './import.module.css';

const ICONS: Record<TroubleKind, LucideIcon> = {
  cells: SeparatorVertical,
  absence: UserX,
  alike: Copy,
  category: ListTree,
  country: Globe,
  size: Users,
  booth: MapPin,
  shared: Building2,
  commas: Scissors,
  exhibitor: Store,
  hour: Clock,
  taken: CalendarX,
};

interface FoundCardProps {
  view: ImportView;
  kinds: readonly KindOfTrouble[];
  chosen: TroubleKind | null;
  onChoose: (kind: TroubleKind) => void;
}

export function FoundCard({ view, kinds, chosen, onChoose }: FoundCardProps) {
  const text = useText();
  const heading = useId();
  const { brokenText, headingRow, leftOut, footers } = view.mended;
  const mended = [
    { icon: Languages, count: brokenText, words: text('imports.brokenText'), what: text('imports.mended') },
    {
      icon: Table2,
      count: headingRow,
      words: text('imports.headingRow', { row: headingRow }),
      what: text('imports.mended'),
    },
  ].filter(({ count }) => count > 0);
  const left = [
    { icon: X, count: leftOut, words: text('imports.cells'), what: text('imports.leftOut') },
    { icon: X, count: footers, words: text('imports.footers'), what: text('imports.leftOut') },
    { icon: Image, count: view.pictureCount, words: text('imports.pictures'), what: text('imports.listed') },
  ].filter(({ count }) => count > 0);
  const done = kinds.filter(({ open }) => open.length === 0).length + mended.length;
  const all = kinds.length + mended.length;
  return (
    <section className={styles.card} aria-labelledby={heading}>
      <div className={styles.cardHead}>
        <h2 id={heading}>{text('imports.found')}</h2>
        {all > 0 && <p>{text('imports.foundCount', { done, all })}</p>}
      </div>
      {all + left.length === 0 && <p className={styles.quiet}>{text('imports.foundNothing')}</p>}
      <ul className={styles.kinds}>
        {kinds.map(({ kind, open }) => {
          const Icon = ICONS[kind];
          return (
            <li key={kind}>
              <button
                type="button"
                className={styles.kind}
                aria-pressed={chosen === kind}
                onClick={() => onChoose(kind)}
              >
                <Icon aria-hidden />
                <span className={styles.kindWords}>
                  <strong>{text(kindWords(view.kind, kind))}</strong>
                  <span>
                    {open.length > 0
                      ? text('imports.toDecide', { count: open.length })
                      : text('imports.allDecided')}
                  </span>
                </span>
                {open.length > 0 ? (
                  <span className={styles.kindCount} aria-hidden>
                    {open.length}
                  </span>
                ) : (
                  <Check className={styles.done} aria-hidden />
                )}
              </button>
            </li>
          );
        })}
        {[...mended, ...left].map(({ icon: Icon, count, words, what }) => (
          <li key={words} className={styles.kind}>
            <Icon aria-hidden />
            <span className={styles.kindWords}>
              <strong>{words}</strong>
              <span>{what}</span>
            </span>
            {what === text('imports.mended') ? (
              <Check className={styles.done} aria-hidden />
            ) : (
              <span className={styles.kindCount}>
                {count}
                <Minus className="visually-hidden" aria-hidden />
              </span>
            )}
          </li>
        ))}
      </ul>
      <p className={styles.quiet}>{text('imports.kept')}</p>
    </section>
  );
}
