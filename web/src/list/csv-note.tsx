// A note on what Excel does to a CSV file, shown beside each choice between CSV and XLSX.
import { useText } from '../i18n/text.ts';
import styles from './csv-note.module.css';

export function CsvNote() {
  const text = useText();
  return <p className={styles.note}>{text('dashboard.csvNote')}</p>;
}
