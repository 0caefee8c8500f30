// A placeholder with initials in the company's pigment, for a company without a logo or a product without a picture.
import styles from './art.module.css';
import { classNames } from './class-names.ts';
import { initialsOf } from './initials.ts';
import './pigments.css';

/** Drawn by the style sheet, since the initials are not text of the page. @param props.pigment 0 to 9 */
export function InitialsArt({ name, pigment }: { name: string; pigment: number }) {
  return (
    <div
      className={classNames(styles.art, styles.initials)}
      data-pigment={pigment}
      data-initials={initialsOf(name)}
      aria-hidden="true"
    />
  );
}
