// In place of a page whose code did not come: asks for it again by hand, and by itself when the network is back.
import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { useText } from '../i18n/text.ts';
import { FailedPage } from './failed-page.tsx';
import { useOwnTitle } from './own-title.ts';
import { reloadWhenThere } from './reload-when-there.ts';

const ASK_EVERY_MS = 5_000;

/** @param load fetches the page's code and words; rejects when they do not come */
export function unloadedPage(load: () => Promise<ComponentType>): ComponentType {
  return function UnloadedPage() {
    const text = useText();
    const [Loaded, setLoaded] = useState<ComponentType | null>(null);
    const [isAsking, setIsAsking] = useState(false);
    useOwnTitle(!Loaded);

    const ask = async (): Promise<boolean> => {
      try {
        const Page = await load();
        setLoaded(() => Page);
        return true;
      } catch (error) {
        console.error('The page could not be loaded.', error);
        return false;
      }
    };
    /** Some browsers remember that a script failed, and after an update of the site it may be gone. */
    const askOrReload = async (): Promise<void> => {
      if (isAsking) return;
      setIsAsking(true);
      const isThere = (await ask()) || (await reloadWhenThere());
      if (!isThere) setIsAsking(false);
    };

    const again = useEffectEvent(() => void askOrReload());
    const quietly = useEffectEvent(() => {
      if (!isAsking && navigator.onLine) void ask();
    });
    useEffect(() => {
      if (Loaded) return;
      const online = () => again();
      window.addEventListener('online', online);
      const timer = setInterval(() => quietly(), ASK_EVERY_MS);
      return () => {
        window.removeEventListener('online', online);
        clearInterval(timer);
      };
    }, [Loaded]);

    if (Loaded) return <Loaded />;
    return (
      <FailedPage
        title={text('app.unloadedTitle')}
        lead={text('app.unloadedLead')}
        busy={isAsking}
        onTryAgain={() => void askOrReload()}
      />
    );
  };
}
