// Adds a tag to many people or removes it from them, as one step that can be undone.
import { tagPeople } from '@visavis/contract/tag/calls';
import { useText } from '../../i18n/text.ts';
import { call } from '../../lib/api-client.ts';
import type { BulkStep } from './use-bulk.ts';

/** The most people that one call accepts. */
const PART = 500;

export function useTagStep() {
  const text = useText();
  return (action: 'add' | 'remove', typed: string, nameOf: (id: number) => string): BulkStep => {
    // The server's spelling replaces the typed one after the first call.
    let name = typed.trim();
    return {
      size: PART,
      run: async (ids) => {
        const answer = await call(tagPeople, { body: { action, name: typed, ids } });
        name = answer.name;
        return {
          done: answer.changed,
          changes: answer.changed.map((id) => ({ id, version: 0 })),
          refused: answer.gone.map((id) => ({ name: nameOf(id), sentence: text('dashboard.personGone') })),
        };
      },
      said: ({ people }) => text(`dashboard.tagged.${action}`, { count: people, tag: name }),
      undo: {
        size: PART,
        run: async (changes) => {
          const opposite = action === 'add' ? 'remove' : 'add';
          const ids = changes.map(({ id }) => id);
          const { changed } = await call(tagPeople, { body: { action: opposite, name, ids } });
          return { count: changed.length, refused: [] };
        },
        said: (count) =>
          text(`dashboard.tagged.${action === 'add' ? 'remove' : 'add'}`, { count, tag: name }),
      },
    };
  };
}
