// Importing files of one kind: choosing a file, or the file in the URL.
import type { ImportKind } from '@visavis/domain/import/kinds';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { ImportStart } from './components/import-start.tsx';
import { OneImport } from './components/one-import.tsx';

const FILE = 'file';

export function ImportPage({ kind = 'exhibitors' }: { kind?: ImportKind }) {
  const [address, setAddress] = useSearchParams();
  const id = Number(address.get(FILE));
  const [hasMoved, setMoved] = useState(false);
  const open = (file: number | null) => {
    setMoved(true);
    setAddress(file === null ? {} : { [FILE]: String(file) });
  };
  return Number.isInteger(id) && id > 0 ? (
    <OneImport key={id} id={id} kind={kind} takesFocus={hasMoved} onOpen={open} />
  ) : (
    <ImportStart kind={kind} takesFocus={hasMoved} onOpen={open} />
  );
}

/** People who are to be registered. */
export const ImportPeoplePage = () => <ImportPage kind="registrations" />;
