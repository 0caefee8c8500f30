// Moves the focus to the heading of the first new card after Show More.
import { useEffect, useRef } from 'react';

export function useFocusOfNewCard(cardCount: number) {
  const ref = useRef<HTMLUListElement>(null);
  const isGrowing = useRef(false);
  const before = useRef(cardCount);
  useEffect(() => {
    if (isGrowing.current && cardCount > before.current)
      ref.current?.children[before.current]?.querySelector('h3')?.focus();
    isGrowing.current = false;
    before.current = cardCount;
  }, [cardCount]);
  const willGrow = (): void => {
    isGrowing.current = true;
  };
  return { ref, willGrow };
}
