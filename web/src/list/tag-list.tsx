// The tags of a person, in a row of a list.
import { Tag } from '../ui/chip.tsx';
import styles from './tag-list.module.css';

export function TagList({ tags }: { tags: readonly string[] }) {
  if (tags.length === 0) return null;
  return (
    <ul className={styles.tags}>
      {tags.map((tag) => (
        <li key={tag} dir="auto">
          <Tag>{tag}</Tag>
        </li>
      ))}
    </ul>
  );
}
