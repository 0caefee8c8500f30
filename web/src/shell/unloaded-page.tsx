// Replaces a page whose code failed to load: retries on request, and by itself when the network returns.
import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { useText } from '../i18n/text.ts';
import { FailedPage } from './failed-page.tsx';
import { useOwnTitle } from './own-title.ts';
import { reloadWhenThere } from './reload-when-there.ts';

const RETRY_EVERY_MS = 5_000;

/** @param load loads the page's code and words; rejects on failure */
export function unloadedPage(load: () => Promise<ComponentType>): ComponentType {
  return function UnloadedPage() {
    const text = useText();
    const [Loaded, setLoaded] = useState<ComponentType | null>(null);
    const [isLoading, setIsLoading] = useState(false);
    useOwnTitle(!Loaded);

    const tryLoad = async (): Promise<boolean> => {
      try {
        const Page = await load();
        setLoaded(() => Page);
        return true;
      } catch (error) {
        console.error('The page could not be loaded.', error);
        return false;
      }
    };
    /** Some browsers cache a failed import, and after an update of the site the script may be gone: then reloads. */
    const loadOrReload = async (): Promise<void> => {
      if (isLoading) return;
      setIsLoading(true);
      const isThere = (await tryLoad()) || (await reloadWhenThere());
      if (!isThere) setIsLoading(false);
    };

    const retry = useEffectEvent(() => void loadOrReload());
    const retryQuietly = useEffectEvent(() => {
      if (!isLoading && navigator.onLine) void tryLoad();
    });
    useEffect(() => {
      if (Loaded) return;
      const online = () => retry();
      window.addEventListener('online', online);
      const timer = setInterval(() => retryQuietly(), RETRY_EVERY_MS);
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
        busy={isLoading}
        onTryAgain={() => void loadOrReload()}
      />
    );
  };
}
