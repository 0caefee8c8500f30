// Stored searches for a person, for tests of erasure: saved views and audiences of messages.
import type { ReviewStand } from './review.ts';
import { updateRows } from './rows.ts';

/** Of each, two that name the person and one that does not. @returns the messages */
export async function createSearchTraces(
  { test: app, editor }: ReviewStand,
  person: { name: string; email: string; companyName: string },
): Promise<{ scheduled: number; draft: number; exhibitors: number; other: number }> {
  const [word] = person.name.split(' ');
  const store = async (path: string, body: object) => {
    const answer = await app.post(path, body, editor);
    if (answer.statusCode !== 201) throw new Error(`${path}: ${answer.body}`);
    return answer.json();
  };
  const view = (list: string, name: string, query: object) =>
    store('/api/views', { list, name, query: new URLSearchParams({ ...query }).toString() });
  await view('registrations', 'To call', { country: 'Malaysia', search: word });
  await view('registrations', `About ${person.name}`, { country: 'Malaysia' });
  await view('hosted', 'Stays', { search: person.email });
  await view('hosted', 'Everybody of a country', { country: 'Malaysia' });
  const message = async (audience: object): Promise<number> =>
    (await store('/api/messages', { audience })).id;
  const draft = await message({ programme: 'business', filter: { search: `${word} ${person.companyName}` } });
  const exhibitors = await message({ programme: 'exhibitors', filter: { search: person.name } });
  const scheduled = await message({ programme: 'hosted', filter: { search: person.email } });
  await updateRows(
    app.db,
    'group_message',
    { id: scheduled },
    { state: 'scheduled', send_at: new Date('2026-05-01T00:00:00Z') },
  );
  const other = await message({ programme: 'business', filter: { country: 'Malaysia', search: 'Somebody' } });
  return { scheduled, draft, exhibitors, other };
}
