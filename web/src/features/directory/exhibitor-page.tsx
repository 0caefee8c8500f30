// An exhibitor's own page: its details and products and, until the fair is over, its free hours and the button that
// adds it to the visitor's selection.
import { EXHIBITIONS_PATH } from '@visavis/contract/page-path';
import type { DirectoryDetail } from '@visavis/domain/directory/schema';
import type { Edition } from '@visavis/domain/edition/schema';
import type { Product } from '@visavis/domain/exhibitor/schema';
import { ArrowLeft } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import { useText } from '../../i18n/text.ts';
import { useDates } from '../../i18n/use-dates.ts';
import { ApiError } from '../../lib/api-client.ts';
import { useFairOver } from '../../lib/fair-over.ts';
import { classNames } from '../../ui/class-names.ts';
import { LoadFailure } from '../../ui/load-failure.tsx';
import type { ProductKind } from '../../ui/product-art.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import stackStyles from '../../ui/stack.module.css';
import { Waiting } from '../../ui/waiting.tsx';
import { useDirectoryEntry } from './api.ts';
import type { Choice } from './choice.ts';
import { ChoiceActions } from './components/choice-actions.tsx';
import { ExhibitorAbout } from './components/exhibitor-about.tsx';
import { HoursTable } from './components/hours-table.tsx';
import { ProductList } from './components/product-list.tsx';
import { SimilarExhibitors } from './components/similar-exhibitors.tsx';
import styles from './exhibitor-page.module.css';
import { useLiveHours } from './use-live-hours.ts';

interface ExhibitorPageProps {
  id: number;
  edition: Edition | undefined;
  choice: Choice;
  /** The query of the list that the visitor came from; '' if none. */
  listSearch: string;
  /** Chooses the placeholder drawing for a product without a picture. */
  productKindOf: (product: Product) => ProductKind;
  notFound: ReactNode;
}

export function ExhibitorPage({ id, listSearch, notFound, ...rest }: ExhibitorPageProps) {
  const text = useText();
  const { data, error, isFetching, refetch } = useDirectoryEntry(id);
  useLiveHours([id], () => void refetch());
  if (error instanceof ApiError && error.status === 404) return notFound;
  return (
    <div className={styles.page}>
      <p className={styles.back}>
        <Link to={`${EXHIBITIONS_PATH}${listSearch}`}>
          <ArrowLeft aria-hidden />
          <span>{text('directory.title')}</span>
        </Link>
      </p>
      {data && <Exhibitor exhibitor={data} {...rest} />}
      {!data && isFetching && <Loading />}
      {!data && error && !isFetching && (
        <>
          <h1 tabIndex={-1}>{text('directory.exhibitorTitle')}</h1>
          <LoadFailure again={refetch}>{text('directory.exhibitorFailed')}</LoadFailure>
        </>
      )}
    </div>
  );
}

type ExhibitorProps = Pick<ExhibitorPageProps, 'edition' | 'choice' | 'productKindOf'> & {
  exhibitor: DirectoryDetail;
};

function Exhibitor({ exhibitor, edition, choice, productKindOf }: ExhibitorProps) {
  const text = useText();
  const dates = useDates();
  const id = useId();
  const similarId = `${id}-similar`;
  const maximumLineId = `${id}-maximum`;
  const isOver = useFairOver();
  return (
    <div className={styles.columns}>
      <div className={styles.about}>
        <ExhibitorAbout
          exhibitor={exhibitor}
          subCategories={exhibitor.subCategories.map((name) =>
            dates.named({ name, names: exhibitor.subCategoryNames?.[name] }),
          )}
          products={<ProductList exhibitor={exhibitor} kindOf={productKindOf} />}
        />
      </div>
      <aside
        className={classNames(styles.hours, exhibitor.freeHours > 0 && styles.inView)}
        aria-labelledby={`${id}-hours`}
      >
        <h2 id={`${id}-hours`}>{text('directory.freeHours')}</h2>
        {isOver ? (
          <p className={styles.count}>{text('directory.bookingClosed')}</p>
        ) : (
          <>
            <p className={styles.count}>
              {text('directory.freeOfAll', {
                free: exhibitor.freeHours,
                all: exhibitor.allHours,
                zone: edition?.utcOffsetLabel ?? '',
              })}
            </p>
            <HoursTable exhibitor={exhibitor} edition={edition} />
            <ChoiceActions
              exhibitor={exhibitor}
              choice={choice}
              similarId={similarId}
              maximumLineId={maximumLineId}
            />
            {exhibitor.freeHours <= 0 && (
              <SimilarExhibitors
                exhibitor={exhibitor}
                choice={choice}
                headingId={similarId}
                maximumLineId={maximumLineId}
              />
            )}
          </>
        )}
      </aside>
    </div>
  );
}

function Loading() {
  const text = useText();
  return (
    <Waiting words={text('directory.loadingExhibitor')} className={styles.columns}>
      <div className={styles.about}>
        <div className={styles.head}>
          <div className={styles.logo}>
            <Skeleton height="100%" />
          </div>
          <div className={stackStyles.gap2}>
            <Skeleton width="70%" height="2.5rem" />
            <Skeleton width="50%" height="1.25rem" />
          </div>
        </div>
        <div className={stackStyles.gap2}>
          <Skeleton height="1.25rem" />
          <Skeleton height="1.25rem" />
          <Skeleton width="40%" height="1.25rem" />
        </div>
      </div>
      <div className={styles.hours}>
        <Skeleton height="26rem" />
      </div>
    </Waiting>
  );
}
