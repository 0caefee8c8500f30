// Hands a pigment of the palette to a drawing, whose style sheet mixes its shades.
import type { CSSProperties } from 'react';

/** @param pigment 0 to 9 */
export function pigmentStyle(pigment: number): CSSProperties {
  return { '--pigment': `var(--pigment-${pigment})` } as CSSProperties;
}
