// One stream for all tabs of a browser: a leading tab has the stream and passes messages on to the others.
import { HELLO, type LiveNews, type LiveStatus, REFRESH, readMessage, statusNews } from './live-message.ts';
import { openSource, SILENCE_MS, type SourcePlace } from './live-source.ts';

const NAME = 'visavis.live';
/** A leading tab answers a hello at once, unless it hangs. */
const ANSWER_LIMIT_MS = 3_000;
/** A leading tab sends a message whenever it reopens its stream, so at least every 1.25 times SILENCE_MS. */
const LEADER_LIMIT_MS = SILENCE_MS * 1.25 + 30_000;

export interface TabsPlace extends SourcePlace {
  /** Absent in an insecure context (plain http in a local network): then each tab has its own stream. */
  readonly locks: Pick<LockManager, 'request'> | undefined;
  readonly BroadcastChannel: typeof BroadcastChannel | undefined;
}

/**
 * Joins the tabs: `onNews` receives the messages, `lastChangeAt` is sent to new tabs. The returned function gives up
 * the lead, or the wait for it.
 */
export function joinTabs(
  place: TabsPlace,
  onNews: (news: LiveNews) => void,
  lastChangeAt: () => number | null,
): () => void {
  const { locks, BroadcastChannel: Channel } = place;
  if (!locks || !Channel) return openSource(place, onNews);

  const channel = new Channel(NAME);
  let over = false;
  let endLead: (() => void) | undefined;
  let leadRequest = new AbortController();
  let silence: ReturnType<typeof setTimeout> | undefined;

  /** Leads until `endLead`: the lock is held as long as the promise is pending. */
  const lead = () => {
    if (over) return;
    clearTimeout(silence);
    return new Promise<void>((release) => {
      let status: LiveStatus = 'connecting';
      const tellStatus = () => channel.postMessage(statusNews(status, lastChangeAt()));
      // A previous leader may have reported 'live'.
      onNews(statusNews(status));
      tellStatus();
      const close = openSource(place, (news) => {
        onNews(news);
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

  /** Receives messages through the leading tab, and queues for the lead. */
  const follow = () => {
    let greeted = false;
    channel.onmessage = ({ data }) => {
      const received = readMessage(data);
      if (received.kind === 'hello') return;
      listenFor(LEADER_LIMIT_MS);
      onNews(received);
      if (greeted || received.kind !== 'status') return;
      greeted = true;
      // This page fetched its hours before it could receive changes.
      if (received.status !== 'connecting') onNews(REFRESH);
    };
    leadRequest = new AbortController();
    requestLead({ signal: leadRequest.signal });
    listenFor(ANSWER_LIMIT_MS);
    channel.postMessage(HELLO);
  };

  /** A silent leader hangs (a blocked script, another version of the site). */
  const listenFor = (ms: number) => {
    clearTimeout(silence);
    silence = setTimeout(() => {
      leadRequest.abort();
      requestLead({ steal: true });
    }, ms);
  };

  const requestLead = (how: LockOptions) => {
    locks.request(NAME, how, lead).catch(() => {
      if (how.signal?.aborted) return;
      // The lead was stolen from this tab while it hung; it is awake again.
      if (endLead) {
        endLead();
        follow();
      } else {
        // Locks are forbidden here, as storage is: use an own stream.
        void lead();
      }
    });
  };

  follow();
  return () => {
    over = true;
    clearTimeout(silence);
    leadRequest.abort();
    endLead?.();
    channel.close();
  };
}
