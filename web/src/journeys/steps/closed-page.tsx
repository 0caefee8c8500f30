// In place of a step once the fair is over. Above it the page says so, and when the next is: the draft stays for that one.
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
