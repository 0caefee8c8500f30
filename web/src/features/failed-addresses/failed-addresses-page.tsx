// Addresses at which mail failed, as a list to work through, and where a bounce is entered.
import { useQueryClient } from '@tanstack/react-query';
import { can } from '@visavis/domain/identity/grants';
import { useState } from 'react';
import { useText } from '../../i18n/text.ts';
import { useRole } from '../../lib/use-organiser.ts';
import { refreshList } from '../../list/kept-rows.ts';
import { ListBody } from '../../list/list-body.tsx';
import { useOpenList } from '../../list/use-open-list.ts';
import { Button } from '../../ui/button.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import stackStyles from '../../ui/stack.module.css';
import { BounceForm } from './bounce-form.tsx';
import { DEALT_LIST, FAILED_LIST } from './list.tsx';

export function FailedAddressesPage() {
  const text = useText();
  const role = useRole();
  const queries = useQueryClient();
  const [isDealtShown, setDealtShown] = useState(false);
  return (
    <>
      <PageHead title={text('messages.failed.title')} lead={text('messages.failed.lead')} />
      {can(role, 'email.send') && (
        <BounceForm onEntered={() => void refreshList(queries, FAILED_LIST.source)} />
      )}
      <ListBody list={useOpenList(FAILED_LIST)} />
      <section className={stackStyles.above5} aria-labelledby="dealt">
        <Button
          id="dealt"
          variant="text"
          aria-expanded={isDealtShown}
          onClick={() => setDealtShown(!isDealtShown)}
        >
          {text('messages.failed.showDealt')}
        </Button>
        {isDealtShown && <DealtList />}
      </section>
    </>
  );
}

const DealtList = () => <ListBody list={useOpenList(DEALT_LIST)} />;
