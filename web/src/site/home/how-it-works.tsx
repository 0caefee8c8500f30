// How Business Matching works, in four steps.
import { useText } from '../../i18n/text.ts';
import styles from './how-it-works.module.css';
import { Section } from './section.tsx';

export function HowItWorks({ maximum }: { maximum: number }) {
  const text = useText();
  const steps = [
    { name: text('home.howRegister'), hint: text('home.howRegisterHint') },
    { name: text('home.howInterests'), hint: text('home.howInterestsHint') },
    { name: text('home.howPick', { maximum }), hint: text('home.howPickHint') },
    { name: text('home.howBook'), hint: text('home.howBookHint') },
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
