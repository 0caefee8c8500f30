// Tabs with a single tab stop; arrow keys wrap around and activate at once.
import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import styles from './tab-list.module.css';

interface TabListProps<Id extends string> {
  label: string;
  /** Ids are unique on the page. */
  tabs: readonly { id: Id; title: string; note?: string }[];
  current: Id;
  onChange: (id: Id) => void;
}

const tabId = (id: string): string => `tab-${id}`;
const panelId = (id: string): string => `tab-panel-${id}`;

export function TabList<Id extends string>({ label, tabs, current, onChange }: TabListProps<Id>) {
  const list = useRef<HTMLDivElement>(null);
  const moveByKey = (event: KeyboardEvent): void => {
    const place = tabs.findIndex(({ id }) => id === current);
    const next = {
      ArrowRight: (place + 1) % tabs.length,
      ArrowLeft: (place - 1 + tabs.length) % tabs.length,
      Home: 0,
      End: tabs.length - 1,
    }[event.key];
    const tab = next === undefined ? undefined : tabs[next];
    if (!tab) return;
    event.preventDefault();
    onChange(tab.id);
    list.current?.querySelector<HTMLElement>(`#${CSS.escape(tabId(tab.id))}`)?.focus();
  };
  return (
    <div ref={list} role="tablist" aria-label={label} className={styles.list} onKeyDown={moveByKey}>
      {tabs.map(({ id, title, note }) => (
        <button
          key={id}
          type="button"
          role="tab"
          id={tabId(id)}
          className={styles.tab}
          aria-selected={id === current}
          aria-controls={id === current ? panelId(id) : undefined}
          tabIndex={id === current ? 0 : -1}
          onClick={() => onChange(id)}
        >
          {title}
          {note !== undefined && <span className={styles.note}>{note}</span>}
        </button>
      ))}
    </div>
  );
}

/** The content of the tab with this id; only the open one is rendered. */
export function TabPanel({ id, children }: { id: string; children: ReactNode }) {
  return (
    <div role="tabpanel" id={panelId(id)} aria-labelledby={tabId(id)} className={styles.panel}>
      {children}
    </div>
  );
}
