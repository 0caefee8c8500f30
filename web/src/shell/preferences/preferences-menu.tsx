// The control for language and appearance: a button that unfolds both choices.
import type { EditionLanguages, Language } from '@visavis/domain/language/languages';
import { ChevronDown, Languages } from 'lucide-react';
import { type ComponentType, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useLanguage, useShownLanguage } from '../../i18n/language.ts';
import { useText } from '../../i18n/text.ts';
import { onInput } from '../../lib/on-input.ts';
import { classNames } from '../../ui/class-names.ts';
import { useClickOutside } from '../../ui/use-click-outside.ts';
import styles from './preferences-menu.module.css';
import { showTheme } from './theme.ts';

/** Two-letter names of the languages for narrow places, the same for every reader. */
const SHORT_NAMES: Record<Language, string> = { en: 'EN', ms: 'BM', 'zh-Hans': '中文' };

interface PreferencesMenuProps {
  /**
   * bar: a panel below the button. header: the same, but on a phone the choices are shown directly in the unfolded
   * menu. sections: a row among others that unfolds in place.
   */
  place: 'bar' | 'header' | 'sections';
  /** The languages that can be chosen. */
  languages: EditionLanguages;
}

export function PreferencesMenu({ place, languages }: PreferencesMenuProps) {
  const text = useText();
  const language = useLanguage();
  useShownLanguage(languages);
  const [isOpen, setOpen] = useState(false);
  const menu = useRef<HTMLDivElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const panelId = useId();
  const { Choices, isLoading } = useChoices(isOpen);
  useEffect(showTheme, []);
  // Among the sections it covers nothing, and closing it would move the element about to be pressed.
  useClickOutside(menu, isOpen && place !== 'sections', () => setOpen(false));
  const closeByKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    // Pressed elsewhere among the sections, Escape is not meant for this menu.
    const isWithin = event.target instanceof Node && menu.current?.contains(event.target);
    if (place === 'sections' && !isWithin) return;
    // Keeps the surrounding menu of a narrow screen open.
    event.stopPropagation();
    setOpen(false);
    toggle.current?.focus();
  });
  useEffect(() => {
    if (!isOpen) return;
    // At the bottom of the sections it may unfold out of sight.
    if (place === 'sections') menu.current?.scrollIntoView({ block: 'nearest' });
    document.addEventListener('keydown', closeByKey, true);
    return () => document.removeEventListener('keydown', closeByKey, true);
  }, [isOpen, place]);
  return (
    <div ref={menu} className={classNames(styles.menu, place !== 'sections' && styles.popup, styles[place])}>
      <button
        ref={toggle}
        type="button"
        className={styles.toggle}
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => setOpen(!isOpen)}
      >
        <Languages aria-hidden />
        <span className={styles.title}>{text('preferences.title')}</span>{' '}
        <span lang={language}>{SHORT_NAMES[language]}</span>
        <ChevronDown className={styles.chevron} aria-hidden />
      </button>
      <div id={panelId} className={styles.panel} data-open={isOpen || undefined}>
        {Choices && <Choices languages={languages} />}
        {isLoading && <p>{text('ui.loading')}</p>}
      </div>
    </div>
  );
}

/** Loads the choices on the first input in the page; after a failure the next input retries. */
function useChoices(isOpen: boolean): {
  Choices: ComponentType<{ languages: EditionLanguages }> | null;
  isLoading: boolean;
} {
  const [Choices, setChoices] = useState<ComponentType<{ languages: EditionLanguages }> | null>(null);
  const [isLoading, setLoading] = useState(false);
  useEffect(() => {
    if (Choices) return;
    const load = async () => {
      setLoading(true);
      const loaded = await import('./preference-choices.tsx').catch(() => null);
      if (loaded) setChoices(() => loaded.PreferenceChoices);
      setLoading(false);
    };
    // A press that was replayed after hydration opens the menu without another input.
    if (isOpen) void load();
    return onInput(() => void load());
  }, [Choices, isOpen]);
  return { Choices, isLoading };
}
