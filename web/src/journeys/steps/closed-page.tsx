// Replaces a step once the fair is over, or before its programme opens. A banner above says when the next one opens.
import { HOME_PATH } from '@visavis/contract/page-path';
import { useLocation } from 'react-router';
import { useText } from '../../i18n/text.ts';
import { useEdition } from '../../queries/use-edition.ts';
import { programmeAt } from '../../shell/programme-at.ts';
import { LinkButton } from '../../ui/button.tsx';
import { Journey } from '../../ui/journey.tsx';

export function ClosedPage() {
  const text = useText();
  const programme = programmeAt(useLocation().pathname);
  const closed = useEdition().data?.closed;
  const isLater = programme !== null && closed?.[programme]?.reason === 'later';
  return (
    <Journey title={text(isLater ? 'app.opensLater' : 'app.overTitle')}>
      <LinkButton to={HOME_PATH} variant="secondary">
        {text('app.backToHome')}
      </LinkButton>
    </Journey>
  );
}
