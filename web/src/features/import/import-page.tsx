// Importing files: choosing one, or the file that the address names.
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { ImportStart } from './components/import-start.tsx';
import { OneImport } from './components/one-import.tsx';

const FILE = 'file';

export function ImportPage() {
  const [address, setAddress] = useSearchParams();
  const id = Number(address.get(FILE));
  const [hasMoved, setMoved] = useState(false);
  const open = (file: number | null) => {
    setMoved(true);
    setAddress(file === null ? {} : { [FILE]: String(file) });
  };
  return Number.isInteger(id) && id > 0 ? (
    <OneImport key={id} id={id} takesFocus={hasMoved} onOpen={open} />
  ) : (
    <ImportStart takesFocus={hasMoved} onOpen={open} />
  );
}
