// Stands in for what is loading, drawn and announced only when it takes long: a quick answer must not flash.
import type { ReactNode } from 'react';
import { useDelayed } from './use-delayed.ts';

interface WaitingProps {
  /** For screen readers, which announce what is put into a region that exists. */
  words: string;
  className?: string | undefined;
  /** Skeletons of what is coming. */
  children: ReactNode;
}

export function Waiting({ words, className, children }: WaitingProps) {
  const isLate = useDelayed();
  return (
    <div aria-busy="true" className={className}>
      <p role="status" className="visually-hidden">
        {isLate && words}
      </p>
      {isLate && children}
    </div>
  );
}
