import { CHROMIUM_FLAGS, ensureJourneyBrowser } from '@visavis/tools/chromium.mjs';
import { chromium } from 'playwright-core';

const base = 'http://127.0.0.1:3451';
const password = process.argv[2];
const login = await (
  await fetch(base + '/api/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'organiser@visavis.example', password }),
  })
).json();
const token = login.token ?? login.authToken;
const h = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
const api = async (m, p, b) => {
  const r = await fetch(base + p, {
    method: m,
    headers: b ? h : { authorization: h.authorization },
    body: b && JSON.stringify(b),
  });
  const j = await r.json();
  if (!r.ok) console.log(m, p, r.status, JSON.stringify(j).slice(0, 300));
  return j;
};
let m = await api('POST', '/api/messages', {
  audience: { programme: 'business', filter: { country: 'Malaysia' } },
});
m = await api('PUT', `/api/messages/${m.id}`, {
  version: m.version,
  audience: m.audience,
  inEnglish: false,
  skipsUnknown: false,
  words: {
    en: {
      subject: 'Hall D opens at 10.30am on 03 June',
      text: 'Dear {name},\n\nOn Tuesday hall D opens half an hour earlier. Your first meeting there is at {first-hour} with {first-exhibitor}.\n\n{schedule}',
    },
  },
});
console.log(JSON.stringify(m.reach));
let s = await api('POST', '/api/messages', { audience: { programme: 'business', filter: {} } });
s = await api('PUT', `/api/messages/${s.id}`, {
  version: s.version,
  audience: s.audience,
  inEnglish: true,
  skipsUnknown: false,
  words: {
    en: { subject: 'Shuttle buses', text: 'Dear {name},\n\nBuses run every ten minutes.\n\n{schedule}' },
  },
});
s = await api('POST', `/api/messages/${s.id}/test`, { version: s.version, place: 0 });
await new Promise((r) => setTimeout(r, 1500));
s = await api('GET', `/api/messages/${s.id}`);
const t0 = Date.now();
const sent = await api('POST', `/api/messages/${s.id}/send`, {
  version: s.version,
  people: s.reach.people,
  sendAt: null,
});
console.log('enqueued', sent.counts?.written, 'in', Date.now() - t0, 'ms');
const browser = await chromium.launch({ executablePath: await ensureJourneyBrowser(), args: CHROMIUM_FLAGS });
for (const w of [390, 820, 1440]) {
  const ctx = await browser.newContext({ viewport: { width: w, height: 900 } });
  await ctx.addInitScript(
    ([t, u]) => {
      localStorage.setItem('authToken', t);
      localStorage.setItem('user', u);
    },
    [token, JSON.stringify(login.user)],
  );
  const page = await ctx.newPage();
  page.on('pageerror', (e) => console.log('ERR', e.message));
  page.on('console', (c) => c.type() === 'error' && console.log('CON', c.text()));
  for (const [n, p] of [
    ['list', '/dashboard/messages'],
    ['draft', `/dashboard/messages/${m.id}`],
    ['sent', `/dashboard/messages/${s.id}`],
    ['mail', '/mail?key=x'],
  ]) {
    await page.goto(base + p);
    await page.waitForTimeout(2500);
    await page.screenshot({ path: `/tmp/h2/shot-${n}-${w}.png`, fullPage: true });
  }
  await ctx.close();
}
await browser.close();
