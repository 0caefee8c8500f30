// Find: any person, exhibitor, payment or page by what is typed, chosen by keys and opened as a link.
import { LoaderCircle, Search, X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { sentenceOf } from '../../i18n/refusal.ts';
import { useText } from '../../i18n/text.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { useFound } from './api.ts';
import { OptionRow } from './components/option-row.tsx';
import styles from './find-dialog.module.css';
import { type FindPage, type FoundGroup, resultsOf } from './results.ts';

interface FindDialogProps {
  /** The pages that the reader may see. */
  pages: readonly FindPage[];
  /** Also called when something is opened in this tab, before its page has loaded. */
  onClose: () => void;
}

export function FindDialog({ pages, onClose }: FindDialogProps) {
  const text = useText();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<string | null>(null);
  const search = typed.trim();
  const { answer, isSettled, error, retry } = useFound(search);
  const { groups, arePagesFirst, count } = resultsOf(pages, search, answer);
  const options = groups.flatMap((group) => group.options);
  const first = search !== '' && (isSettled || arePagesFirst || error) ? options[0]?.key : undefined;
  const active = options.some(({ key }) => key === chosen) ? chosen : (first ?? null);

  /** Clicks the link, which asks before leaving unsaved changes. */
  const follow = (key: string) => document.getElementById(`${id}-${key}`)?.click();
  const openLater = useOpenSole(isSettled ? options : null, search, follow);

  const move = (step: 1 | -1) => {
    const at = options.findIndex(({ key }) => key === active);
    const next = at < 0 && step < 0 ? options.length - 1 : (at + step + options.length) % options.length;
    setChosen(options[next]?.key ?? null);
  };
  const open = (isApart: boolean) => {
    const option = options.find(({ key }) => key === active);
    if (!option) openLater();
    else if (isApart) window.open(option.to, '_blank', 'noopener');
    else follow(option.key);
  };
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown') move(1);
    else if (event.key === 'ArrowUp') move(-1);
    else if (event.key === 'Enter') open(event.ctrlKey || event.metaKey);
    else return;
    event.preventDefault();
  };

  const isSearching = !isSettled && !error;
  const isEmpty = options.length === 0 && isSettled;
  return (
    <Dialog open bare title={text('find.placeholder')} onClose={onClose} initialFocusRef={field}>
      <div className={styles.sheet}>
        <div className={styles.head}>
          <Search aria-hidden />
          <input
            ref={field}
            type="text"
            role="combobox"
            aria-label={text('find.placeholder')}
            aria-expanded={options.length > 0}
            aria-controls={`${id}-list`}
            aria-autocomplete="list"
            aria-activedescendant={active === null ? undefined : `${id}-${active}`}
            placeholder={text('find.field')}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="go"
            maxLength={200}
            value={typed}
            onChange={({ target }) => {
              setTyped(target.value);
              setChosen(null);
            }}
            onKeyDown={press}
          />
          <button type="button" className={styles.close} aria-label={text('ui.close')} onClick={onClose}>
            <kbd aria-hidden>{text('find.escape')}</kbd>
            <X aria-hidden />
          </button>
        </div>
        <div className={styles.body}>
          {error && (
            <div className={styles.failure}>
              <LoadFailure again={retry}>{sentenceOf(text, error, text('find.failed'))}</LoadFailure>
            </div>
          )}
          <div
            id={`${id}-list`}
            role="listbox"
            aria-label={text('find.results')}
            aria-busy={isSearching}
            className={styles.list}
          >
            {groups.map((group) => (
              <Group
                key={group.name}
                group={group}
                id={id}
                search={group.name === 'find.goTo' ? search : (answer?.search ?? '')}
                active={active}
                isStale={!isSettled && group.name !== 'find.goTo'}
                onPoint={setChosen}
                onFollow={onClose}
              />
            ))}
          </div>
          {isEmpty && (
            <div className={styles.none}>
              <p>{text('find.none', { search })}</p>
              <p>{text('find.noneHint')}</p>
            </div>
          )}
        </div>
        <div className={styles.foot}>
          <p role="status">
            {isSearching ? (
              <>
                <LoaderCircle className={styles.turning} aria-hidden />
                <span>{text('find.searching')}</span>
              </>
            ) : (
              search !== '' && !error && text('find.count', { count })
            )}
          </p>
          <ul className={styles.keys} aria-hidden>
            <li>
              <kbd>↑</kbd> <kbd>↓</kbd> {text('find.choose')}
            </li>
            <li>
              <kbd>↵</kbd> {text('find.open')}
            </li>
            <li>
              <kbd>Ctrl ↵</kbd> {text('find.newTab')}
            </li>
          </ul>
        </div>
      </div>
    </Dialog>
  );
}

interface GroupProps {
  group: FoundGroup;
  id: string;
  search: string;
  /** Key of the chosen option. */
  active: string | null;
  /** The options belong to an earlier search. */
  isStale: boolean;
  onPoint: (key: string) => void;
  onFollow: () => void;
}

function Group({ group: { name, options }, id, search, active, isStale, onPoint, onFollow }: GroupProps) {
  const text = useText();
  return (
    <fieldset className={styles.group} data-stale={isStale || undefined}>
      <legend>{text(name)}</legend>
      {options.map((option) => (
        <OptionRow
          key={option.key}
          id={`${id}-${option.key}`}
          option={option}
          search={search}
          isActive={option.key === active}
          onPoint={() => onPoint(option.key)}
          onFollow={onFollow}
        />
      ))}
    </fieldset>
  );
}

/**
 * Enter pressed before the answer arrives opens the result if there is only one; with several, the person chooses.
 * @param settled the options once they match the search
 * @returns a function for that press; typing on cancels it
 */
function useOpenSole(
  settled: readonly { key: string }[] | null,
  search: string,
  open: (key: string) => void,
): () => void {
  const [asked, setAsked] = useState<string | null>(null);
  const sole = asked === search && settled?.length === 1 ? settled[0]?.key : undefined;
  useEffect(() => {
    if (sole !== undefined) open(sole);
  });
  return () => setAsked(search);
}
