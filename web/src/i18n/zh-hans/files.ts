// Loaders of the Chinese messages, by file; only readers of Chinese load this list.
import type { Catalogue } from '../typed-words.ts';

export const files: Record<string, () => Promise<Catalogue>> = {
  ...import.meta.glob<Catalogue>('./{around,organiser,fields,rules,choices}.ts'),
  ...import.meta.glob<Catalogue>(
    './{home,directory,content,registration,interests,matching,scheduling,my-schedule,hosted,payment,attendance,opens}.json',
    { query: '?lingui' },
  ),
};
