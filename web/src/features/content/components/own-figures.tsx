// Figures that the organiser claims, labelled as its own.
import type { AboutContent } from '@visavis/domain/content/schema';
import { useText } from '../../../i18n/text.ts';
import styles from './own-figures.module.css';

export function OwnFigures({ figures }: Pick<AboutContent, 'figures'>) {
  const text = useText();
  if (figures.length === 0) return null;
  return (
    <section className={styles.claims}>
      <h2>{text('content.ownFigures')}</h2>
      <dl className={styles.figures}>
        {figures.map(({ figure, name }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
