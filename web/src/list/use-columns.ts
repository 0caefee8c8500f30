// The columns of a list that are shown: its usual ones at first, then those that the person has chosen.
import { usePreferences } from '../queries/use-preferences.ts';
import type { DataColumn } from './data-table.tsx';

interface ColumnOfChoice extends DataColumn {
  /** 'always': the column cannot be hidden; 'by-choice': it is hidden at first. */
  isShown?: 'always' | 'by-choice';
}

export interface ListColumns<Column extends DataColumn = DataColumn> {
  shown: Column[];
  /** The columns that can be shown and hidden. */
  choices: { key: string; title: string; isShown: boolean }[];
  show: (key: string, isShown: boolean) => void;
}

/** @param list the name under which the choice is stored */
export function useColumns<Column extends ColumnOfChoice>(
  list: string,
  all: readonly Column[],
): ListColumns<Column> {
  const { preferences, change } = usePreferences();
  const { hidden = [], shown = [] } = preferences.columns[list] ?? {};
  const isVisible = ({ key, isShown }: Column): boolean => {
    if (isShown === 'always') return true;
    return isShown === 'by-choice' ? shown.includes(key) : !hidden.includes(key);
  };
  return {
    shown: all.filter(isVisible),
    choices: all
      .filter(({ isShown }) => isShown !== 'always')
      .map((column) => ({ key: column.key, title: column.title, isShown: isVisible(column) })),
    show: (key, isOn) => {
      const without = (keys: readonly string[]) => keys.filter((one) => one !== key);
      const isByChoice = all.find((column) => column.key === key)?.isShown === 'by-choice';
      const next = {
        hidden: isByChoice || isOn ? without(hidden) : [...without(hidden), key],
        shown: isByChoice && isOn ? [...without(shown), key] : without(shown),
      };
      void change({ columns: { ...preferences.columns, [list]: next } });
    },
  };
}
