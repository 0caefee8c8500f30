// One stream for all tabs of a browser: one tab leads and has it, the others hear through that tab.
import { HELLO, type LiveNews, type LiveStatus, REFRESH, readMessage, statusNews } from './live-message.ts';
import { openSource, SILENCE_MS, type SourcePlace } from './live-source.ts';

const NAME = 'visavis.live';
/** A tab that leads answers a greeting at once, unless it hangs. */
const ANSWER_LIMIT_MS = 3_000;
/** A tab that leads speaks whenever it opens its stream anew, which it does after SILENCE_MS and a quarter at most. */
const LEADER_LIMIT_MS = SILENCE_MS * 1.25 + 30_000;

export interface TabsPlace extends SourcePlace {
  /** Absent where the page is not secure (plain http in a local network): then each tab has its own stream. */
  readonly locks: Pick<LockManager, 'request'> | undefined;
  readonly BroadcastChannel: typeof BroadcastChannel | undefined;
}

/**
 * Takes part: `hear` gets the news, `lastChangeAt` is what a new tab is told. The function returned gives up the
 * lead or the wish for it.
 */
export function joinTabs(
  place: TabsPlace,
  hear: (news: LiveNews) => void,
  lastChangeAt: () => number | null,
): () => void {
  const { locks, BroadcastChannel: Channel } = place;
  if (!locks || !Channel) return openSource(place, hear);

  const channel = new Channel(NAME);
  let over = false;
  let endLead: (() => void) | undefined;
  let wish = new AbortController();
  let silence: ReturnType<typeof setTimeout> | undefined;

  /** Leads until `endLead`: the lock is held as long as the promise is open. */
  const lead = () => {
    if (over) return;
    clearTimeout(silence);
    return new Promise<void>((release) => {
      let status: LiveStatus = 'connecting';
      const tellStatus = () => channel.postMessage(statusNews(status, lastChangeAt()));
      // A leader before this one may have said 'live'.
      hear(statusNews(status));
      tellStatus();
      const close = openSource(place, (news) => {
        hear(news);
        if (news.kind === 'status') {
          status = news.status;
          tellStatus();
        } else channel.postMessage(news);
      });
      channel.onmessage = ({ data }) => {
        if (readMessage(data).kind === 'hello') tellStatus();
      };
      endLead = () => {
        endLead = undefined;
        close();
        release();
      };
    });
  };

  /** Hears through the tab that leads, and asks for the lead after it. */
  const follow = () => {
    let greeted = false;
    channel.onmessage = ({ data }) => {
      const said = readMessage(data);
      if (said.kind === 'hello') return;
      listenFor(LEADER_LIMIT_MS);
      hear(said);
      if (greeted || said.kind !== 'status') return;
      greeted = true;
      // This page asked for its hours before it heard of changes.
      if (said.status !== 'connecting') hear(REFRESH);
    };
    wish = new AbortController();
    ask({ signal: wish.signal });
    listenFor(ANSWER_LIMIT_MS);
    channel.postMessage(HELLO);
  };

  /** A tab that leads and is silent hangs (a script that stands still, another version of the pages). */
  const listenFor = (ms: number) => {
    clearTimeout(silence);
    silence = setTimeout(() => {
      wish.abort();
      ask({ steal: true });
    }, ms);
  };

  const ask = (how: LockOptions) => {
    locks.request(NAME, how, lead).catch(() => {
      if (how.signal?.aborted) return;
      // The lead was taken from a tab that hung and is awake again.
      if (endLead) {
        endLead();
        follow();
      } else {
        // Locks are forbidden here, as storage is: a stream of one's own.
        void lead();
      }
    });
  };

  follow();
  return () => {
    over = true;
    clearTimeout(silence);
    wish.abort();
    endLead?.();
    channel.close();
  };
}
