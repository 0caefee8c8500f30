// Merges the selected node into another, after showing the counts before and after and the names that stay.
import type { MergePreview, StoredTree } from '@visavis/contract/category-tree/tree';
import { MERGE_UNDO_DAYS } from '@visavis/domain/category/tree';
import { LANGUAGE_NAMES, type Language } from '@visavis/domain/language/languages';
import { ArrowDown, ArrowRight, Merge } from 'lucide-react';
import { useState } from 'react';
import { sentenceOf } from '../../../i18n/refusal.ts';
import { useText } from '../../../i18n/text.ts';
import { useEditionLanguages, useTranslatedLanguages } from '../../../queries/use-edition-languages.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { useMergePreview } from '../api.ts';
import { allRows, type TreeRow } from '../tree-rows.ts';
import styles from './merge-panel.module.css';
import { usesInWords } from './use-row-label.ts';

interface MergePanelProps {
  /** Undefined for the dashboard's edition. */
  edition: number | undefined;
  tree: StoredTree;
  row: TreeRow;
  isBusy: boolean;
  onMerge: (into: TreeRow) => void;
}

export function MergePanel({ edition, tree, row, isBusy, onMerge }: MergePanelProps) {
  const text = useText();
  const { kind, node } = row;
  const languages = useEditionLanguages();
  const [chosen, setChosen] = useState('');
  const others = allRows(tree, languages).filter((other) => other.kind === kind && other.key !== row.key);
  const into = others.find(({ key }) => key === chosen) ?? null;
  const preview = useMergePreview(edition, { kind, id: node.id }, into?.node.id ?? null, tree.version);
  return (
    <section className={styles.card} aria-labelledby="merge-heading">
      <h2 id="merge-heading">
        {text(kind === 'category' ? 'categories.mergeCategory' : 'categories.mergeSub')}
      </h2>
      <div className={styles.pair}>
        <div className={styles.from}>
          <strong>{node.name}</strong>
          <span>{usesInWords(text, node)}</span>
        </div>
        <ArrowRight className={styles.right} aria-hidden />
        <ArrowDown className={styles.down} aria-hidden />
        <SelectField
          label={text('categories.mergeInto')}
          value={chosen}
          onChange={({ target }) => setChosen(target.value)}
          options={[
            { value: '', label: text('categories.mergeChoose') },
            ...others.map(({ key, node: { name }, parent }) => ({
              value: key,
              label: parent ? text('categories.mergeOption', { name, category: parent.name }) : name,
            })),
          ]}
        />
      </div>
      <div role="status">
        {into && preview.isFetching && !preview.data && text('categories.mergeCounting')}
      </div>
      {preview.isError && (
        <Banner kind="error">{sentenceOf(text, preview.error, text('categories.failed'))}</Banner>
      )}
      {into && preview.data && (
        <>
          <Counts preview={preview.data} />
          {row.kind === 'category' ? (
            'subCategories' in node && (
              <p className={styles.note}>
                {text('categories.mergeSubs', { count: node.subCategories.length, name: into.node.name })}
              </p>
            )
          ) : (
            <KeptNames from={row} into={into} />
          )}
          <p className={styles.note}>{text('categories.mergeNote', { days: MERGE_UNDO_DAYS })}</p>
          <div className={styles.actions}>
            <Button variant="secondary" onClick={() => setChosen('')}>
              {text('ui.cancel')}
            </Button>
            <Button
              icon={<Merge aria-hidden />}
              busy={isBusy}
              busyText={text('categories.working')}
              onClick={() => onMerge(into)}
            >
              {text('categories.merge')}
            </Button>
          </div>
        </>
      )}
    </section>
  );
}

function Counts({ preview }: { preview: MergePreview }) {
  const text = useText();
  const parts = [
    { title: text('categories.exhibitors'), counts: preview.exhibitors },
    { title: text('categories.products'), counts: preview.products },
    { title: text('categories.visitors'), counts: preview.registrations },
  ];
  return (
    <dl className={styles.counts}>
      {parts.map(({ title, counts: { into, after, both } }) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>
            <span className="visually-hidden">{text('categories.mergeChange', { before: into, after })}</span>
            <span className={styles.change} aria-hidden>
              {into} <ArrowRight /> <strong>{after}</strong>
            </span>
            <span className={styles.both}>{text('categories.mergeBoth', { count: both })}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}

function KeptNames({ from, into }: { from: TreeRow; into: TreeRow }) {
  const text = useText();
  const languages = useTranslatedLanguages();
  const nameOf = ({ node }: TreeRow, language: Language) =>
    language === 'en' ? node.name : (node.names[language] ?? '');
  return (
    <table className={styles.names}>
      <caption>{text('categories.mergeNames')}</caption>
      <thead>
        <tr>
          <th scope="col">{text('categories.mergeLanguage')}</th>
          <th scope="col">{text('categories.mergeKeep')}</th>
          <th scope="col">{text('categories.mergeFound')}</th>
        </tr>
      </thead>
      <tbody>
        {languages.map((language) => (
          <tr key={language}>
            <th scope="row" lang={language}>
              {LANGUAGE_NAMES[language]}
            </th>
            <td lang={language}>
              <strong>{nameOf(into, language)}</strong>
            </td>
            <td lang={language}>{nameOf(from, language)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
