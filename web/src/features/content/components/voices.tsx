// Quotes from people who attended the exhibition.
import type { AboutContent } from '@visavis/domain/content/schema';
import { useText } from '../../../i18n/text.ts';
import styles from './voices.module.css';

export function Voices({ voices }: Pick<AboutContent, 'voices'>) {
  const text = useText();
  if (voices.length === 0) return null;
  return (
    <section className={styles.voices}>
      <h2>{text('content.voices')}</h2>
      <ul>
        {voices.map(({ words, name, role }) => (
          <li key={name}>
            <figure>
              <blockquote>{words}</blockquote>
              <figcaption>
                <span className={styles.name}>{name}</span> {role}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  );
}
