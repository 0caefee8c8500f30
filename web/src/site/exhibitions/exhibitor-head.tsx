// The head of an exhibitor's page: its name and description, or that there is no such exhibitor.
import { useDirectoryEntry } from '../../features/directory/api.ts';
import { ApiError } from '../../lib/api-client.ts';
import { NotFoundHead, PageHead } from '../../shell/page-head.tsx';
import { subjectOf } from '../../shell/page-words.ts';

export function ExhibitorHead({ id }: { id: number }) {
  const { data, error } = useDirectoryEntry(id);
  if (error instanceof ApiError && error.status === 404) return <NotFoundHead />;
  return <PageHead page={{ title: 'directory.exhibitorTitle' }} subject={data && subjectOf(data)} />;
}
