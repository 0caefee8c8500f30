// Drags the mark of a grid to another cell, with any pointer. Cells are told apart by their `data-cell`.
import { type MouseEvent, type PointerEvent, useEffect, useRef, useState } from 'react';

/** A shorter movement is a press. */
const FAR_PX = 6;

interface Drag {
  from: string;
  /** The cell under the pointer. */
  over: string | null;
}

const cellAt = ({ clientX, clientY }: PointerEvent): string | null =>
  document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-cell]')?.dataset.cell ?? null;

/** @param onDrop gets the cell that the mark was dropped on, unless it is where the drag began */
export function useSlotDrag(onDrop: (cell: string) => void) {
  const [drag, setDrag] = useState<Drag | null>(null);
  const start = useRef<{ x: number; y: number; cell: string } | null>(null);
  /** The browser fires a click where the pointer is released, which must not count as a press. */
  const isClickIgnored = useRef(false);

  const isDragging = drag !== null;
  useEffect(() => {
    if (!isDragging) return;
    // Escape ends the drag, not the dialog around the grid.
    const cancel = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      start.current = null;
      setDrag(null);
    };
    document.addEventListener('keydown', cancel, true);
    return () => document.removeEventListener('keydown', cancel, true);
  }, [isDragging]);

  const end = () => {
    start.current = null;
    setDrag(null);
  };
  return {
    drag,
    /** For the button of a cell; only the mark can be dragged. */
    propsOf: (cell: string, isMark: boolean) => ({
      'data-cell': cell,
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        isClickIgnored.current = false;
        if (!isMark || event.button !== 0 || !event.isPrimary) return;
        start.current = { x: event.clientX, y: event.clientY, cell };
        event.currentTarget.setPointerCapture(event.pointerId);
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        const from = start.current;
        if (!from) return;
        if (!isDragging && Math.hypot(event.clientX - from.x, event.clientY - from.y) < FAR_PX) return;
        isClickIgnored.current = true;
        const over = cellAt(event);
        if (over !== drag?.over || !isDragging) setDrag({ from: from.cell, over });
      },
      onPointerUp: (event: PointerEvent<HTMLElement>) => {
        const over = drag && cellAt(event);
        end();
        if (over && over !== cell) onDrop(over);
      },
      onPointerCancel: end,
      onClickCapture: (event: MouseEvent) => {
        // A click by key has no count.
        const isIgnored = isClickIgnored.current && event.detail > 0;
        isClickIgnored.current = false;
        if (!isIgnored) return;
        event.preventDefault();
        event.stopPropagation();
      },
    }),
  };
}
