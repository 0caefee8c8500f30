// The list on screen: its rows kept still under a hand, what is selected, and the single keys.
import { useQueryClient } from '@tanstack/react-query';
import { listRegistrationIds } from '@visavis/contract/meeting/calls';
import type { MeetingGroup } from '@visavis/contract/meeting/endpoints';
import type { RegistrationFilter, RegistrationOrder } from '@visavis/contract/meeting/filter';
import { type FocusEvent, type KeyboardEvent, type RefObject, useMemo, useRef, useState } from 'react';
import { isSessionOver, sentenceOf } from '../../i18n/refusal.ts';
import { useText } from '../../i18n/text.ts';
import { call } from '../../lib/api-client.ts';
import { focusedRow, moveRowFocus } from '../../list/row-keys.ts';
import { useSelection } from '../../list/use-selection.ts';
import { useShortcuts } from '../../list/use-shortcuts.ts';
import { useToast } from '../../ui/toast.tsx';

type Query = RegistrationFilter & RegistrationOrder;

/** The selection of a list with the names of those selected, which a question lists. */
export function useSelectedPeople(query: Query, shown: readonly MeetingGroup[]) {
  const text = useText();
  const toast = useToast();
  const queries = useQueryClient();
  const selection = useSelection(useMemo(() => shown.map(({ id }) => id), [shown]));
  const names = useRef(new Map<number, string>());
  for (const { id, name } of shown) names.current.set(id, name);
  const [isLoading, setLoading] = useState(false);
  return {
    selection,
    nameOf: (id: number) => names.current.get(id) ?? String(id),
    isLoading,
    /** Selects everyone whom the search finds now, on every page. */
    selectAll: async () => {
      setLoading(true);
      try {
        const found = await queries.fetchQuery({
          queryKey: ['registration-names', query],
          staleTime: 0,
          queryFn: ({ signal }) => call(listRegistrationIds, { query: { ...query, names: '1' }, signal }),
        });
        for (const [index, id] of found.ids.entries()) names.current.set(id, found.names?.[index] ?? '');
        selection.select(found.ids);
      } catch (error) {
        if (!isSessionOver(error)) toast(sentenceOf(text, error, text('review.notChanged')), 'error');
      } finally {
        setLoading(false);
      }
    },
  };
}

interface RowActs {
  onOpen: (id: number) => void;
  onToggle: (id: number) => void;
  onClear: () => void;
  /** Undefined where the role may not. */
  onApprove: ((id: number) => void) | undefined;
  onReject: ((id: number) => void) | undefined;
}

/** J and K move between rows, Enter opens one, X selects it, A and R decide on it, Escape clears the selection. */
export function useRowKeys(place: RefObject<HTMLElement | null>, acts: RowActs) {
  const id = () => (place.current ? focusedRow(place.current) : null);
  const onRow = (act: ((row: number) => void) | undefined) =>
    act &&
    (() => {
      const row = id();
      if (row !== null) act(row);
    });
  const move = (by: 1 | -1) => () => void (place.current && moveRowFocus(place.current, by));
  const isRowItself = () => document.activeElement?.hasAttribute('data-row') ?? false;
  const { press, isOn, switchTo } = useShortcuts({
    j: move(1),
    k: move(-1),
    x: onRow(acts.onToggle),
    a: onRow(acts.onApprove),
    r: onRow(acts.onReject),
    escape: acts.onClear,
  });
  return {
    isOn,
    switchTo,
    press: (event: KeyboardEvent) => {
      // Enter on a link or button is that control's own.
      if (event.key !== 'Enter') press(event);
      else if (isRowItself() && !event.repeat) onRow(acts.onOpen)?.();
    },
  };
}

/** Whether the pointer or the focus is among the rows: then they stay where they are. */
export function useHand() {
  const [isIn, setIn] = useState({ pointer: false, focus: false });
  return {
    isThere: isIn.pointer || isIn.focus,
    props: {
      onPointerEnter: () => setIn((before) => ({ ...before, pointer: true })),
      onPointerLeave: () => setIn((before) => ({ ...before, pointer: false })),
      onFocus: () => setIn((before) => ({ ...before, focus: true })),
      onBlur: (event: FocusEvent) => {
        if (!event.currentTarget.contains(event.relatedTarget))
          setIn((before) => ({ ...before, focus: false }));
      },
    },
  };
}
