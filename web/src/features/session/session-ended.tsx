// Says that the session has ended on a page that works without one. It takes no focus, as somebody may be typing.
import { useText } from '../../i18n/text.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import stackStyles from '../../ui/stack.module.css';

export function SessionEnded({ words, onLogIn }: { words: string; onLogIn: () => void }) {
  const text = useText();
  return (
    <div className={stackStyles.below4}>
      <Banner
        kind="error"
        action={
          <Button variant="text" onClick={onLogIn}>
            {text('dashboard.logInAgain')}
          </Button>
        }
      >
        {words}
      </Banner>
    </div>
  );
}
