// How Business Matching works, in four steps.
import { useText } from '../../i18n/text.ts';
import styles from './how-it-works.module.css';
import { Section } from './section.tsx';

/** @param slot length of a meeting in minutes */
export function HowItWorks({ maximum, slot }: { maximum: number; slot: number }) {
  const text = useText();
  const steps = [
    { name: text('home.howRegister'), hint: text('home.howRegisterHint') },
    { name: text('home.howInterests'), hint: text('home.howInterestsHint') },
    { name: text('home.howPick', { maximum }), hint: text('home.howPickHint') },
    { name: text('home.howBook', { slot }), hint: text('home.howBookHint') },
  ];
  return (
    <Section title={text('home.howTitle')}>
      <ol className={styles.steps}>
        {steps.map(({ name, hint }) => (
          <li key={name}>
            <h3>{name}</h3>
            <p>{hint}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
