// The edit page of an exhibitor or a new one: sections with all its data, a save bar, and a preview for visitors.

import { DASHBOARD_PATHS } from '@visavis/contract/dashboard-path';
import type { ExhibitorProfile } from '@visavis/contract/exhibitor-profile/profile';
import { can } from '@visavis/domain/identity/grants';
import { ArrowLeft, SearchX } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router';
import { useText } from '../../i18n/text.ts';
import { ApiError } from '../../lib/api-client.ts';
import { useRole } from '../../lib/use-organiser.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { SaveBar } from '../../ui/save-bar.tsx';
import { SectionLinks } from '../../ui/section-links.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import stackStyles from '../../ui/stack.module.css';
import textStyles from '../../ui/text.module.css';
import { useToast } from '../../ui/toast.tsx';
import { useExhibitor } from './api.ts';
import { CategoriesSection } from './components/categories-section.tsx';
import { EditHead } from './components/edit-head.tsx';
import { HistorySection } from './components/history-section.tsx';
import { HoursSection } from './components/hours-section.tsx';
import { MeetingsSection } from './components/meetings-section.tsx';
import { PeopleSection } from './components/people-section.tsx';
import { type PreviewKind, PreviewPanel } from './components/preview-panel.tsx';
import { ProductsSection } from './components/products-section.tsx';
import { ProfileSection } from './components/profile-section.tsx';
import { SaveNotices } from './components/save-notices.tsx';
import type { DraftPart } from './draft.ts';
import styles from './exhibitor-edit-page.module.css';
import { PART_WORDS } from './part-words.ts';
import type { Preview } from './preview.ts';
import { useDraft } from './use-draft.ts';
import { useSave } from './use-save.ts';

interface ExhibitorEditPageProps {
  /** Renders the preview with the components of the public pages. */
  draw: (preview: Preview, kind: PreviewKind) => ReactNode;
}

const FORM = 'exhibitor-form';
const NO_ERRORS: Readonly<Record<string, string>> = {};
/** The parts whose change concerns people with a meeting here, who can be told of it. */
const TOLD_PARTS: readonly DraftPart[] = ['companyName', 'boothNumber', 'hall'];

export function ExhibitorEditPage({ draw }: ExhibitorEditPageProps) {
  const text = useText();
  const given = useParams().id;
  const id = given === undefined ? null : Number(given);
  const { data, error, refetch } = useExhibitor(id);
  if (id === null) return <Editor key="new" exhibitor={undefined} draw={draw} />;
  if (data) return <Editor key={id} exhibitor={data} draw={draw} />;
  if (!error)
    return (
      <div aria-busy="true">
        <p role="status" className="visually-hidden">
          {text('exhibitors.loading')}
        </p>
        <Skeleton width="18rem" height="2.5rem" />
        <div className={stackStyles.above5}>
          <Skeleton height="24rem" />
        </div>
      </div>
    );
  const isUnknown = error instanceof ApiError && (error.status === 404 || error.status === 422);
  return (
    <>
      <BackToList />
      <PageHead title={text('overview.exhibitors')} />
      {isUnknown ? (
        <EmptyState icon={<SearchX aria-hidden />} title={text('overview.scheduleNotFound')} />
      ) : (
        <LoadFailure again={refetch}>{text('exhibitors.loadFailed')}</LoadFailure>
      )}
    </>
  );
}

function BackToList() {
  const text = useText();
  return (
    <p className={styles.back}>
      <Link to={DASHBOARD_PATHS.exhibitors}>
        <ArrowLeft aria-hidden />
        <span>{text('overview.exhibitors')}</span>
      </Link>
    </p>
  );
}

type EditorProps = ExhibitorEditPageProps & { exhibitor: ExhibitorProfile | undefined };

function Editor({ exhibitor, draw }: EditorProps) {
  const text = useText();
  const toast = useToast();
  const navigate = useNavigate();
  const isMerged = exhibitor !== undefined && exhibitor.mergedInto !== null;
  const isReadOnly = !can(useRole(), 'exhibitor.set') || isMerged;
  const id = exhibitor?.id ?? null;
  const { stored, draft, version, changes, conflicts, set, discard, restart } = useDraft(exhibitor);
  const { save, isSaving, refusal, forget } = useSave(id);
  const sections = useRef<HTMLDivElement>(null);
  const [isTelling, setTelling] = useState(true);
  const people = exhibitor?.people ?? 0;
  const concerns = people > 0 && changes.some((part) => TOLD_PARTS.includes(part));
  const press = async () => {
    const saved = await save({ draft, version, tell: concerns && isTelling });
    if (!saved) return;
    restart(saved.exhibitor, saved.left);
    if (saved.refused.length > 0) {
      const words = id === null ? 'exhibitors.createdWithout' : 'exhibitors.savedWithout';
      toast(text(words, { count: saved.told, why: saved.refused.join(' ') }), 'warning');
    } else
      toast(
        saved.told > 0
          ? text('exhibitors.savedAndTold', { count: saved.told })
          : text(id === null ? 'exhibitors.created' : 'exhibitors.saved'),
      );
    if (id === null) void navigate(`${DASHBOARD_PATHS.exhibitors}/${saved.exhibitor.id}`, { replace: true });
  };
  useEffect(() => {
    // The focus moves to the first refused field, which has to be corrected next.
    if (refusal) sections.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusal]);
  const form = {
    id,
    stored,
    logo: exhibitor?.logo ?? undefined,
    draft,
    set,
    errors: refusal?.fields ?? NO_ERRORS,
    isReadOnly,
  };
  return (
    <>
      <BackToList />
      <EditHead exhibitor={exhibitor} />
      <SectionLinks label={text('exhibitors.sections')} sections={useSections(exhibitor, draft)} />
      <SaveNotices
        refusal={refusal}
        conflicts={conflicts}
        stored={stored}
        by={exhibitor?.lastChange?.by ?? ''}
      />
      <form
        id={FORM}
        onSubmit={(event) => {
          event.preventDefault();
          void press();
        }}
      />
      <div className={styles.columns}>
        <div ref={sections} className={styles.sections}>
          <ProfileSection form={form} peopleTold={people} />
          <CategoriesSection form={form} followers={exhibitor?.followers} />
          <ProductsSection form={form} />
          <PeopleSection form={form} edition={exhibitor?.editionId} />
          {exhibitor ? (
            <>
              {!isMerged && <HoursSection exhibitor={exhibitor} />}
              {!isMerged && <MeetingsSection id={exhibitor.id} />}
              <HistorySection id={exhibitor.id} version={exhibitor.version} />
            </>
          ) : (
            <p className={textStyles.quiet}>{text('exhibitors.hoursLater')}</p>
          )}
        </div>
        <PreviewPanel form={form} exhibitor={exhibitor} draw={draw} />
      </div>
      {!isReadOnly && (
        <SaveBar
          changes={changes.map((part) => text(PART_WORDS[part]))}
          saveLabel={text(id === null ? 'exhibitors.create' : 'exhibitors.saveChanges')}
          form={FORM}
          isSaving={isSaving}
          choice={
            concerns && (
              <Checkbox
                tone="neutral"
                label={text('exhibitors.tell', { count: people })}
                checked={isTelling}
                onChange={setTelling}
              />
            )
          }
          onDiscard={() => {
            discard();
            forget();
          }}
        />
      )}
    </>
  );
}

function useSections(exhibitor: ExhibitorProfile | undefined, draft: ReturnType<typeof useDraft>['draft']) {
  const text = useText();
  const counted = (title: string, count: number) =>
    count > 0 ? text('exhibitors.withCount', { title, count }) : title;
  return [
    { id: 'profile', title: text('exhibitors.profile') },
    { id: 'categories', title: counted(text('exhibitors.categories'), draft.subCategoryIds.length) },
    { id: 'products', title: counted(text('exhibitors.products'), draft.products.length) },
    { id: 'people', title: counted(text('exhibitors.people'), draft.people.length) },
    ...(exhibitor && exhibitor.mergedInto === null
      ? [
          { id: 'hours', title: text('exhibitors.hours') },
          { id: 'meetings', title: counted(text('exhibitors.meetings'), exhibitor.hoursTaken) },
        ]
      : []),
    ...(exhibitor ? [{ id: 'history', title: text('exhibitors.history') }] : []),
  ];
}
