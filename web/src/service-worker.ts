// Keeps a page for halls without a network: a visitor's own schedule with the last response of its one call, or the desk.
// Each is registered for its own page; the desk keeps its data itself.

/** The part of the worker's global scope that is used here; the DOM types do not include it. */
interface WorkEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface CallEvent extends WorkEvent {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface WorkerScope {
  readonly location: { readonly origin: string };
  readonly registration: { readonly scope: string };
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: WorkEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: CallEvent) => void): void;
}

const worker = globalThis as unknown as WorkerScope;

/** The one page and the one call that are cached: all other requests pass through untouched. */
const SCHEDULE = '/business/my-schedule';
const PAGE = new URL(worker.registration.scope).pathname;
const CALL = '/api/my-schedule';
const ASSETS = '/assets/';

const SCHEDULE_CACHE = 'schedule-page';
const DESK_CACHE = 'desk-page';
const PAGE_CACHE = PAGE === SCHEDULE ? SCHEDULE_CACHE : DESK_CACHE;
const ANSWER_CACHE = 'schedule-answers';
/** A household or an office may share a device. */
const MOST_ANSWERS = 3;
/** Links expire a month after the exhibition; a copy that was not renewed for this long is dropped too. */
const ANSWER_KEPT_MS = 60 * 86_400_000;

/** Longer than a good network takes, shorter than a person in a hall is willing to wait. */
const PATIENCE_MS = 4_000;

worker.addEventListener('install', (event) => {
  event.waitUntil(
    fetch(PAGE)
      .then(keepPage)
      .then(() => worker.skipWaiting()),
  );
});

worker.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([worker.clients.claim(), dropOthers()]));
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== worker.location.origin || request.method !== 'GET') return;
  if (request.mode === 'navigate') {
    if (pathname === PAGE) event.respondWith(page(event));
  } else if (pathname.startsWith(ASSETS)) event.respondWith(asset(request));
  else if (pathname === CALL && PAGE === SCHEDULE) event.respondWith(schedule(event));
});

function page(event: CallEvent): Promise<Response> {
  return freshOrKept(event, keepPage, async () => (await caches.open(PAGE_CACHE)).match(PAGE));
}

/** The file name contains its hash, so a copy is as good as the file. */
async function asset(request: Request): Promise<Response> {
  const copy = await (await caches.open(PAGE_CACHE)).match(new URL(request.url).pathname);
  return copy ?? fetch(request);
}

/** The key itself is not stored: its digest identifies the copy and gives no access. */
async function schedule(event: CallEvent): Promise<Response> {
  const address = `${CALL}/${await digestOf(event.request.headers.get('authorization') ?? '')}`;
  return freshOrKept(
    event,
    (answer) => keepAnswer(address, answer),
    () => keptAnswer(address),
  );
}

type Keep = (answer: Response) => Promise<void>;

/** Network first; the copy when the network fails or is slow; without a copy, whatever the network finally returns. */
async function freshOrKept(
  event: CallEvent,
  keep: Keep,
  copyOf: () => Promise<Response | undefined>,
): Promise<Response> {
  const answer = fetch(event.request).then((came) => {
    event.waitUntil(keep(came.clone()));
    return came;
  });
  // A late answer is kept as well, for the next time.
  event.waitUntil(answer.catch(() => undefined));
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), PATIENCE_MS));
  const inTime = await Promise.race([answer, late]).catch(() => null);
  if (inTime && inTime.status < 500) return inTime;
  return (await copyOf()) ?? answer;
}

async function keptAnswer(address: string): Promise<Response | undefined> {
  const cache = await caches.open(ANSWER_CACHE);
  await dropOldAnswers(cache);
  return cache.match(address);
}

/** The document is the same for every key: it is stored once, with the files it names, replacing the previous one. */
async function keepPage(document: Response): Promise<void> {
  if (!document.ok) return;
  const html = await document.text();
  // Files named in tags, and in the attributes of the start script.
  const files = new Set(html.match(/\/assets\/[\w.-]+/g));
  const cache = await caches.open(PAGE_CACHE);
  await Promise.all(
    [...files].map(async (path) => {
      if (!(await cache.match(path))) await cache.add(path);
    }),
  );
  await cache.put(PAGE, new Response(html, { headers: document.headers }));
  for (const { url } of await cache.keys()) {
    const { pathname } = new URL(url);
    if (pathname !== PAGE && !files.has(pathname)) await cache.delete(url);
  }
}

async function keepAnswer(address: string, answer: Response): Promise<void> {
  const cache = await caches.open(ANSWER_CACHE);
  // The link has expired, so its copy goes as well.
  if (answer.status === 404) await cache.delete(address);
  if (!answer.ok) return;
  const storedAt = new Date().toISOString();
  // By the server's clock, because it is displayed.
  const keptAt = answer.headers.get('x-server-time') ?? storedAt;
  const copy = JSON.stringify({ ...(await answer.json()), keptAt, storedAt });
  // Appended at the end, so that the first is the oldest.
  await cache.delete(address);
  await cache.put(address, new Response(copy, { headers: { 'content-type': 'application/json' } }));
  await dropOldAnswers(cache);
}

async function dropOldAnswers(cache: Cache): Promise<void> {
  const all = await cache.keys();
  for (const [index, request] of all.entries()) {
    const { keptAt = '', storedAt = keptAt } = (await (await cache.match(request))?.json()) ?? {};
    const isOld = Date.now() - Date.parse(storedAt) > ANSWER_KEPT_MS;
    if (isOld || index < all.length - MOST_ANSWERS) await cache.delete(request);
  }
}

/** Deletes caches that an earlier version of this worker kept under another name. */
async function dropOthers(): Promise<void> {
  const names = await caches.keys();
  const known = [SCHEDULE_CACHE, DESK_CACHE, ANSWER_CACHE];
  const others = names.filter((name) => !known.includes(name));
  await Promise.all(others.map((name) => caches.delete(name)));
  await dropOldAnswers(await caches.open(ANSWER_CACHE));
}

async function digestOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

export {};
