// The paragraphs of a section, and its bullet points if it has any.
import type { ContentSection } from '@visavis/domain/content/schema';
import styles from './section-words.module.css';

export function SectionWords({ paragraphs, points = [] }: Pick<ContentSection, 'paragraphs' | 'points'>) {
  return (
    <div className={styles.words}>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {points.length > 0 && (
        <ul>
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
