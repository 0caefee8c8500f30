// Beside each choice between CSV and XLSX: what Excel does to a CSV file.
import { useText } from '../i18n/text.ts';
import styles from './csv-note.module.css';

export function CsvNote() {
  const text = useText();
  return <p className={styles.note}>{text('dashboard.csvNote')}</p>;
}
