// The edition's categories: a tree to navigate, and beside it the selected node's names, merging and deleting.

import type { StoredTree } from '@visavis/contract/category-tree/tree';
import { DASHBOARD_PATHS } from '@visavis/contract/dashboard-path';
import { can } from '@visavis/domain/identity/grants';
import { FileUp, FolderTree, Plus } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { useText } from '../../i18n/text.ts';
import { useRole } from '../../lib/use-organiser.ts';
import { useEditionLanguages } from '../../queries/use-edition-languages.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button, LinkButton } from '../../ui/button.tsx';
import { ButtonRow } from '../../ui/button-row.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { QuestionDialog } from '../../ui/question-dialog.tsx';
import { SaveBar } from '../../ui/save-bar.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { type TreeQuery, useTree } from './api.ts';
import styles from './categories-page.module.css';
import { AddDialog } from './components/add-dialog.tsx';
import { CategoryTree } from './components/category-tree.tsx';
import { EmptyTree } from './components/empty-tree.tsx';
import { MergeList } from './components/merge-list.tsx';
import { MergePanel } from './components/merge-panel.tsx';
import { MoveDialog } from './components/move-dialog.tsx';
import { NodePanel } from './components/names-form.tsx';
import { allRows, keyOf, type NodeKey, needsLook, shownRows } from './tree-rows.ts';
import { useNodeChanges } from './use-node-changes.ts';
import { type TypedNames, useTypedNames } from './use-typed-names.ts';

export function CategoriesPage() {
  const text = useText();
  const query = useTree();
  const typed = useTypedNames();
  const mayChange = can(useRole(), 'category.set');
  const [dialog, setDialog] = useState<Open>(null);
  return (
    <>
      <PageHead
        title={text('categories.title')}
        aside={
          mayChange &&
          query.tree && (
            <ButtonRow>
              <LinkButton variant="secondary" to={DASHBOARD_PATHS.import} icon={<FileUp aria-hidden />}>
                {text('categories.import')}
              </LinkButton>
              <Button variant="secondary" icon={<Plus aria-hidden />} onClick={() => setDialog('add')}>
                {text('categories.add')}
              </Button>
            </ButtonRow>
          )
        }
      />
      {!query.tree && !query.failed && <p role="status">{text('categories.loading')}</p>}
      {query.failed && <LoadFailure again={query.refresh}>{text('categories.loadFailed')}</LoadFailure>}
      {query.tree && (
        <Categories
          tree={query.tree}
          query={query}
          typed={typed}
          mayChange={mayChange}
          dialog={dialog}
          onDialog={setDialog}
        />
      )}
    </>
  );
}

type Open = 'add' | 'move' | 'delete' | null;

interface CategoriesProps {
  tree: StoredTree;
  query: TreeQuery;
  typed: TypedNames;
  mayChange: boolean;
  dialog: Open;
  onDialog: (dialog: Open) => void;
}

function Categories({ tree, query, typed, mayChange, dialog, onDialog }: CategoriesProps) {
  const text = useText();
  const [chosen, setChosen] = useState<NodeKey | null>(null);
  const [opened, setOpened] = useState<ReadonlySet<NodeKey>>(new Set());
  const [search, setSearch] = useState('');
  const saveForm = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const banner = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const isFilling = useRef(false);

  const open = (key: NodeKey, isOpen: boolean) =>
    setOpened((before) => {
      const after = new Set(before);
      if (isOpen) after.add(key);
      else after.delete(key);
      return after;
    });
  const show = (key: NodeKey, parentId: number | null) => {
    setSearch('');
    setChosen(key);
    if (parentId !== null) open(keyOf('category', parentId), true);
  };
  // On a narrow screen the panel lies below the tree.
  const showPanel = () => {
    const top = heading.current?.getBoundingClientRect().top ?? 0;
    if (top > window.innerHeight) heading.current?.scrollIntoView({ block: 'start' });
  };
  const changes = useNodeChanges(query, typed, show);
  const { refusal, busy } = changes;
  useEffect(() => {
    if (refusal) banner.current?.focus();
  }, [refusal]);

  const languages = useEditionLanguages();
  const rows = allRows(tree, languages);
  const isEmpty = rows.length === 0;
  useEffect(() => {
    if (isEmpty || !isFilling.current) return;
    isFilling.current = false;
    list.current?.querySelector<HTMLElement>('[role="treeitem"]')?.focus();
  }, [isEmpty]);
  const shown = shownRows(rows, opened, search);
  const row = rows.find(({ key }) => key === chosen) ?? null;
  const isSearching = search.trim() !== '';

  return (
    <>
      <Summary tree={tree} hints={rows.filter(needsLook).length} />
      <div className={styles.said}>
        {refusal && refusal.of !== 'add' && (
          <Banner ref={banner} kind="error">
            {refusal.sentence}
          </Banner>
        )}
      </div>
      {isEmpty && (
        <EmptyTree
          mayChange={mayChange}
          isBusy={busy === 'fill'}
          onFill={() => {
            isFilling.current = true;
            void changes.fill();
          }}
        />
      )}
      <div className={styles.columns} hidden={isEmpty}>
        <div ref={list} className={styles.list}>
          <SearchField
            label={text('categories.search')}
            placeholder={text('categories.searchPlaceholder')}
            value={search}
            onChange={setSearch}
          />
          <div className={styles.titles} aria-hidden>
            <span>{text('categories.name')}</span>
            <span>{text('categories.exhibitors')}</span>
            <span className={styles.products}>{text('categories.products')}</span>
            <span>{text('categories.visitors')}</span>
          </div>
          {shown.length > 0 && (
            <CategoryTree
              tree={tree}
              rows={shown}
              chosen={chosen}
              mayMove={mayChange && !isSearching}
              onChoose={setChosen}
              onOpen={open}
              onMove={(move) => void changes.move(move)}
              onPress={() => requestAnimationFrame(showPanel)}
              onEnter={() => heading.current?.focus()}
            />
          )}
          <p role="status" className={styles.note}>
            {shown.length === 0 && text('categories.noneFound')}
          </p>
          {mayChange && <p className={styles.keys}>{text('categories.keys')}</p>}
        </div>
        <div className={styles.side}>
          {row ? (
            <>
              <NodePanel
                row={row}
                names={changes.namesOf(row)}
                errors={changes.errorsOf(row)}
                mayChange={mayChange}
                headingRef={heading}
                onType={(names) => changes.type(row, names)}
                onSave={() => void changes.save(rows)}
                onMove={() => onDialog('move')}
                onDelete={() => onDialog('delete')}
              />
              {mayChange && row.siblings + tree.categories.length > 2 && (
                <MergePanel
                  key={row.key}
                  edition={query.edition}
                  tree={tree}
                  row={row}
                  isBusy={busy === 'merge'}
                  onMerge={(into) => void changes.merge(row, into)}
                />
              )}
            </>
          ) : (
            <div className={styles.card}>
              <EmptyState
                icon={<FolderTree aria-hidden />}
                title={text('categories.choose')}
                hint={text('categories.chooseHint')}
              />
            </div>
          )}
          {mayChange && tree.merges.length > 0 && (
            <MergeList
              merges={tree.merges}
              isBusy={busy !== null}
              onUndo={(merge) => void changes.undo(merge)}
            />
          )}
        </div>
      </div>
      <form
        id={saveForm}
        onSubmit={(event) => {
          event.preventDefault();
          void changes.save(rows);
        }}
      />
      <SaveBar
        changes={rows.filter(({ key }) => typed.typed[key]).map(({ node }) => node.name)}
        saveLabel={text('categories.save')}
        form={saveForm}
        isSaving={busy === 'save'}
        onDiscard={() => changes.discard(rows)}
      />
      {dialog === 'add' && (
        <AddDialog
          categories={tree.categories}
          proposed={row ? (row.parent ?? row.node).id : null}
          isBusy={busy === 'add'}
          failure={refusal?.of === 'add' ? refusal.sentence : null}
          onAdd={changes.add}
          onClose={() => {
            changes.forgetRefusal();
            onDialog(null);
          }}
        />
      )}
      {dialog === 'move' && row && (
        <MoveDialog
          tree={tree}
          row={row}
          onMove={(move) => {
            onDialog(null);
            void changes.move(move);
          }}
          onClose={() => onDialog(null)}
        />
      )}
      {dialog === 'delete' && row && (
        <QuestionDialog
          title={text('categories.deleteTitle', { name: row.node.name })}
          answer={{
            words: text('categories.delete'),
            isDangerous: true,
            onPress: () => {
              onDialog(null);
              void changes.remove(row);
            },
          }}
          onCancel={() => onDialog(null)}
        >
          <p>{text('categories.deleteLead')}</p>
        </QuestionDialog>
      )}
    </>
  );
}

function Summary({ tree, hints }: { tree: StoredTree; hints: number }) {
  const text = useText();
  const summary = text('categories.summary', {
    categories: tree.categories.length,
    subCategories: tree.categories.reduce((sum, { subCategories }) => sum + subCategories.length, 0),
  });
  return (
    <p className={styles.summary}>
      {hints === 0 ? summary : text('categories.summaryHints', { summary, count: hints })}
    </p>
  );
}
