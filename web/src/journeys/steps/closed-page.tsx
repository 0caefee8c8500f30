// Replaces a step once the fair is over. A banner above announces the next one, for which the draft is kept.
import { HOME_PATH } from '@visavis/contract/page-path';
import { useText } from '../../i18n/text.ts';
import { LinkButton } from '../../ui/button.tsx';
import { Journey } from '../../ui/journey.tsx';

export function ClosedPage() {
  const text = useText();
  return (
    <Journey title={text('app.overTitle')}>
      <LinkButton to={HOME_PATH} variant="secondary">
        {text('app.backToHome')}
      </LinkButton>
    </Journey>
  );
}
