// One decision at a time: a problem in the file with its answers, which can apply to everything like it.
import type { ImportView } from '@visavis/contract/import/plan';
import { type ReactNode, useState } from 'react';
import { useText } from '../../../i18n/text.ts';
import { Button } from '../../../ui/button.tsx';
import stackStyles from '../../../ui/stack.module.css';
import { TextField } from '../../../ui/text-field.tsx';
import type { Decision } from '../api.ts';
import { type KindOfTrouble, titleOf } from '../troubles.ts';
import { AlikeDecision } from './alike-decision.tsx';
import { CategoryDecision } from './category-decision.tsx';
import { CellsDecision, CommasDecision, TakeDecision } from './cells-decision.tsx';
import { CountryDecision } from './country-decision.tsx';
import styles from './import.module.css';
import { type DecisionProps, LeaveAnswer } from './leave-answer.tsx';
import { ExhibitorDecision, MeetingAnswers } from './meeting-decision.tsx';
import { SizeDecision } from './size-decision.tsx';

interface DecisionCardProps {
  view: ImportView;
  kind: KindOfTrouble;
  isBusy: boolean;
  /** The problem that a row asked to see. */
  wanted: string | null;
  onDecide: (decisions: Decision[]) => void;
}

export function DecisionCard({ view, kind, isBusy, wanted, onDecide }: DecisionCardProps) {
  const text = useText();
  const [again, setAgain] = useState(false);
  const list = kind.open.length > 0 ? kind.open : again ? kind.troubles : [];
  const trouble = list.find(({ key }) => key === wanted) ?? list[0];
  if (!trouble)
    return (
      <section className={styles.card}>
        <h2 tabIndex={-1}>{text('imports.allFixed')}</h2>
        <p className={styles.quiet}>{text('imports.allFixedHint')}</p>
        <div className={stackStyles.wrap2}>
          <Button variant="secondary" onClick={() => setAgain(true)}>
            {text('imports.changeDecision')}
          </Button>
        </div>
      </section>
    );
  const shown = trouble.rows.slice(0, 5).join(', ');
  const rows = trouble.rows.length > 5 ? text('imports.andMore', { rows: shown }) : shown;
  const props: DecisionProps = { trouble, open: kind.open, view, isBusy, onDecide };
  return (
    <section className={styles.card} aria-busy={isBusy || undefined}>
      <div className={styles.cardHead}>
        <h2 tabIndex={-1}>{titleOf(view, trouble, text)}</h2>
        <p>{text('imports.nOf', { n: list.indexOf(trouble) + 1, all: list.length })}</p>
      </div>
      <p className={styles.quiet}>{text('imports.inRows', { count: trouble.count, rows })}</p>
      {trouble.about && trouble.kind !== 'taken' && <p>{text.message(trouble.about, trouble.about.code)}</p>}
      <Answers key={`${trouble.kind} ${trouble.key}`} {...props} />
    </section>
  );
}

function Answers(props: DecisionProps): ReactNode {
  switch (props.trouble.kind) {
    case 'cells':
      return <CellsDecision {...props} />;
    case 'commas':
      return <CommasDecision {...props} />;
    case 'absence':
    case 'shared':
      return <TakeDecision {...props} />;
    case 'alike':
      return <AlikeDecision {...props} />;
    case 'category':
      return <CategoryDecision {...props} />;
    case 'country':
      return <CountryDecision {...props} />;
    case 'booth':
      return <BoothDecision {...props} />;
    case 'size':
      return <SizeDecision {...props} />;
    case 'exhibitor':
      return <ExhibitorDecision {...props} />;
    case 'hour':
      return props.view.kind === 'registrations' ? (
        <MeetingAnswers {...props} />
      ) : (
        <LeaveAnswer {...props} choice="leave" words="imports.leave" />
      );
    case 'taken':
      return <MeetingAnswers {...props} />;
  }
}

function BoothDecision(props: DecisionProps) {
  const text = useText();
  const { trouble, isBusy, onDecide } = props;
  const [booth, setBooth] = useState(trouble.decision?.value ?? '');
  return (
    <form
      className={stackStyles.gap4}
      onSubmit={(event) => {
        event.preventDefault();
        if (booth.trim() !== '')
          onDecide([{ kind: 'booth', key: trouble.key, choice: 'set', value: booth.trim() }]);
      }}
    >
      <TextField
        label={text('imports.booth')}
        value={booth}
        maxLength={50}
        onChange={({ target }) => setBooth(target.value)}
      />
      <div className={stackStyles.wrap2}>
        <Button type="submit" variant="secondary" busy={isBusy} busyText={text('imports.rerun')}>
          {text('imports.giveBooth')}
        </Button>
        <LeaveAnswer
          {...props}
          choice="leave"
          words="imports.withoutBooth"
          allWords="imports.allWithoutBooth"
        />
        <LeaveAnswer {...props} choice="leave-out" words="imports.leaveRows" />
      </div>
    </form>
  );
}
