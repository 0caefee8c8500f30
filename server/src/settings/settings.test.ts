// The defaults of the settings, their formats, and the message for each mistake.
import { expect, test } from 'vitest';
import { readSettings } from './settings.ts';

test('an empty environment gives the defaults', () => {
  expect(readSettings({ PORT: '', LIVE: ' ' }, '/srv/visavis')).toEqual({
    ok: true,
    settings: {
      port: 3000,
      host: '127.0.0.1',
      publicUrl: 'http://127.0.0.1:3000',
      dataDir: '/srv/visavis/data',
      startsEmpty: false,
      isLive: false,
      hasDemo: true,
      rateLimitScale: 1,
      holdsPerAddress: 200,
      trustedProxies: [],
      fairNetworks: [],
      logLevel: 'warn',
      payments: { provider: 'test', lateSeconds: 120 },
    },
  });
});

test('reads every setting', () => {
  const env = {
    PORT: '8080',
    HOST: '0.0.0.0',
    PUBLIC_URL: 'https://meet.example.org/',
    DATABASE_URL: 'postgresql://me@db/visavis',
    DATA_DIR: '/var/data',
    CONTENT_DIR: '/srv/words',
    START_EMPTY: 'on',
    LIVE: 'off',
    DEMO: 'off',
    RATE_LIMIT_SCALE: '2.5',
    HOLDS_PER_ADDRESS: '80',
    TRUSTED_PROXIES: '127.0.0.1, 10.0.0.0/8,fd00::/8',
    FAIR_NETWORKS: '203.0.113.0/24',
    ORGANISER_EMAIL: 'anna@example.org',
    ORGANISER_PASSWORD: 'correct horse',
    SMTP_URL: 'smtps://mail%40user:p%2Fw@mail.example.org',
    MAIL_FROM: 'Beauty Exhibition <meet@example.org>',
    NOW: '2026-06-03T14:05:00+08:00',
    LOG_LEVEL: 'debug',
    PAYMENT_PROVIDER: 'stripe',
    STRIPE_SECRET_KEY: 'sk_test_51Visavis',
    STRIPE_WEBHOOK_SECRET: 'whsec_visavis',
    STRIPE_API_URL: 'http://127.0.0.1:12111/',
  };
  expect(readSettings(env)).toEqual({
    ok: true,
    settings: {
      port: 8080,
      host: '0.0.0.0',
      publicUrl: 'https://meet.example.org',
      databaseUrl: 'postgresql://me@db/visavis',
      dataDir: '/var/data',
      startsEmpty: true,
      contentDir: '/srv/words',
      isLive: false,
      hasDemo: false,
      rateLimitScale: 2.5,
      holdsPerAddress: 80,
      trustedProxies: ['127.0.0.1', '10.0.0.0/8', 'fd00::/8'],
      fairNetworks: ['203.0.113.0/24'],
      organiser: { email: 'anna@example.org', password: 'correct horse' },
      mail: {
        server: {
          host: 'mail.example.org',
          port: 465,
          isSecure: true,
          user: 'mail@user',
          password: 'p/w',
        },
        from: { name: 'Beauty Exhibition', address: 'meet@example.org' },
      },
      now: new Date('2026-06-03T06:05:00Z'),
      logLevel: 'debug',
      payments: {
        provider: 'stripe',
        secretKey: 'sk_test_51Visavis',
        webhookSecret: 'whsec_visavis',
        isLiveKey: false,
        apiUrl: 'http://127.0.0.1:12111',
      },
    },
  });
});

test('resolves a relative CONTENT_DIR from the working directory', () => {
  expect(readSettings({ CONTENT_DIR: 'words' }, '/srv/visavis')).toMatchObject({
    settings: { contentDir: '/srv/visavis/words' },
  });
});

test.each([
  [{ HOST: '0.0.0.0' }, 'http://localhost:3000'],
  [{ HOST: '::1', PORT: '81' }, 'http://[::1]:81'],
])('PUBLIC_URL follows the address: %j', (env, publicUrl) => {
  expect(readSettings(env)).toMatchObject({ settings: { publicUrl } });
});

const PUBLIC_URL = 'https://meet.example.org';

test.each([
  { LIVE: 'on', PUBLIC_URL },
  { LIVE: '1', PUBLIC_URL },
  { LIVE: 'true', PUBLIC_URL },
  { NODE_ENV: 'production', PUBLIC_URL },
])('live: %j', (env) => {
  expect(readSettings(env)).toMatchObject({ ok: true, settings: { isLive: true } });
});

test.each([{}, { PUBLIC_URL: 'http://meet.example.org' }])(
  'a live site does not start without a public https address: %j',
  (env) => {
    const result = readSettings({ LIVE: 'on', ...env });
    expect(result).toMatchObject({
      ok: false,
      mistakes: [expect.stringContaining('needs PUBLIC_URL, the https address')],
    });
    expect(readSettings(env)).toMatchObject({ ok: true });
  },
);

test.each([
  ['smtp://localhost', { host: 'localhost', port: 587, isSecure: false }],
  ['smtp://127.0.0.1:2525/', { host: '127.0.0.1', port: 2525, isSecure: false }],
  ['smtp://[::1]:25', { host: '::1', port: 25, isSecure: false }],
  ['smtps://u:p@mail.example.org:4650', { host: 'mail.example.org', port: 4650, isSecure: true }],
])('parses the mail server %s', (SMTP_URL, server) => {
  const settings = readSettings({ SMTP_URL, MAIL_FROM: 'meet@example.org' });
  expect(settings).toMatchObject({ settings: { mail: { server, from: { name: '' } } } });
});

test.each([
  ['meet@example.org', { name: '', address: 'meet@example.org' }],
  ['<meet@example.org>', { name: '', address: 'meet@example.org' }],
  ['"Beauty, Exhibition" <meet@example.org>', { name: 'Beauty, Exhibition', address: 'meet@example.org' }],
])('parses the sender %s', (MAIL_FROM, from) => {
  expect(readSettings({ SMTP_URL: 'smtp://localhost', MAIL_FROM })).toMatchObject({
    settings: { mail: { from } },
  });
});

const mail = { SMTP_URL: 'smtp://localhost:25', MAIL_FROM: 'meet@example.org' };
const organiser = { ORGANISER_EMAIL: 'anna@example.org', ORGANISER_PASSWORD: 'correct horse' };

test.each([
  [{ PORT: '0' }, "PORT must be a whole number from 1 to 65535, not '0'."],
  [{ PORT: '65536' }, "PORT must be a whole number from 1 to 65535, not '65536'."],
  [{ PORT: '30x' }, "PORT must be a whole number from 1 to 65535, not '30x'."],
  [{ PORT: '1e3' }, "PORT must be a whole number from 1 to 65535, not '1e3'."],
  [{ HOST: 'a b' }, "HOST must be an address or name such as 127.0.0.1 or 0.0.0.0, not 'a b'."],
  [{ PUBLIC_URL: 'meet.example.org' }, /^PUBLIC_URL must be an http or https address without a path/],
  [{ PUBLIC_URL: 'https://example.org/meet' }, /^PUBLIC_URL must be/],
  [{ PUBLIC_URL: 'ftp://example.org' }, /^PUBLIC_URL must be/],
  [{ DATABASE_URL: 'mysql://db/x' }, /^DATABASE_URL must be a PostgreSQL address/],
  [{ DATABASE_URL: 'db' }, /^DATABASE_URL must be a PostgreSQL address/],
  [{ START_EMPTY: 'maybe' }, "START_EMPTY must be on or off, not 'maybe'."],
  [{ LIVE: 'maybe' }, "LIVE must be on or off, not 'maybe'."],
  [{ DEMO: 'some' }, "DEMO must be on or off, not 'some'."],
  [{ DEMO: 'on', LIVE: 'on', PUBLIC_URL }, /^DEMO is on, and a live site has no demo/],
  [{ LIVE: 'off', NODE_ENV: 'production', PUBLIC_URL }, /^LIVE is off but NODE_ENV is production/],
  [{ RATE_LIMIT_SCALE: '-1' }, "RATE_LIMIT_SCALE must be a number above 0, not '-1'."],
  [{ RATE_LIMIT_SCALE: '0' }, "RATE_LIMIT_SCALE must be a number above 0, not '0'."],
  [{ RATE_LIMIT_SCALE: 'Infinity' }, "RATE_LIMIT_SCALE must be a number above 0, not 'Infinity'."],
  [{ HOLDS_PER_ADDRESS: '0' }, "HOLDS_PER_ADDRESS must be a whole number from 1 to 1000000, not '0'."],
  [{ HOLDS_PER_ADDRESS: '1e3' }, /^HOLDS_PER_ADDRESS must be a whole number/],
  [{ TRUSTED_PROXIES: 'proxy.example' }, /^TRUSTED_PROXIES must list addresses or networks/],
  [{ TRUSTED_PROXIES: '10.0.0.0/33' }, /^TRUSTED_PROXIES must list .*, not '10.0.0.0\/33'\.$/],
  [{ TRUSTED_PROXIES: '10.0.0.0/8/8' }, /^TRUSTED_PROXIES must list/],
  [{ FAIR_NETWORKS: 'the hall' }, /^FAIR_NETWORKS must list addresses or networks .*, not 'the hall'\.$/],
  [{ ...organiser, ORGANISER_EMAIL: '' }, /^ORGANISER_PASSWORD is set without ORGANISER_EMAIL/],
  [{ ...organiser, ORGANISER_PASSWORD: '' }, /^ORGANISER_EMAIL is set without ORGANISER_PASSWORD/],
  [{ ...organiser, ORGANISER_PASSWORD: 'short' }, 'ORGANISER_PASSWORD must have at least 12 characters.'],
  [{ ...organiser, ORGANISER_EMAIL: 'anna' }, "ORGANISER_EMAIL must be an email address, not 'anna'."],
  [{ ...mail, SMTP_URL: '' }, 'MAIL_FROM is set without SMTP_URL: set both or neither.'],
  [{ ...mail, MAIL_FROM: '' }, 'SMTP_URL is set without MAIL_FROM: set both or neither.'],
  [{ ...mail, SMTP_URL: 'mail.example.org' }, /^SMTP_URL must be the address of a mail server/],
  [{ ...mail, SMTP_URL: 'https://mail.example.org' }, /^SMTP_URL must be/],
  [{ ...mail, SMTP_URL: 'smtp://mail.example.org/inbox' }, /^SMTP_URL must be/],
  [{ ...mail, SMTP_URL: 'smtp://mail.example.org?tls=no' }, /^SMTP_URL must be/],
  [{ ...mail, SMTP_URL: 'smtp://:word@mail.example.org' }, /^SMTP_URL must be/],
  [{ ...mail, SMTP_URL: 'smtp://u:100%@mail.example.org' }, /^SMTP_URL must be/],
  [{ ...mail, MAIL_FROM: 'meet' }, /^MAIL_FROM must be an email address, .*, not 'meet'\.$/],
  [{ ...mail, MAIL_FROM: 'a@b.example, c@d.example' }, /^MAIL_FROM must be/],
  [{ ...mail, MAIL_FROM: 'Meet <meet@example.org> <x@y.example>' }, /^MAIL_FROM must be/],
  [{ NOW: 'yesterday' }, /^NOW must be an instant with its zone/],
  [{ NOW: '2026-06-03T14:05:00' }, /^NOW must be an instant with its zone/],
  [{ NOW: '2026-02-30T14:05:00Z' }, /^NOW must be an instant with its zone/],
  [{ NOW: '2026-13-01T14:05:00Z' }, /^NOW must be an instant with its zone/],
  [{ NOW: '2026-06-03T06:05:00Z', LIVE: 'on', PUBLIC_URL }, /^NOW cannot be set on a live site/],
  [{ LOG_LEVEL: 'loud' }, /^LOG_LEVEL must be one of fatal, error, warn, .*, not 'loud'\.$/],
])('reports one mistake for %j', (env, sentence) => {
  const result = readSettings(env);
  expect(result).toEqual({
    ok: false,
    mistakes: [typeof sentence === 'string' ? sentence : expect.stringMatching(sentence)],
  });
});

test('reports all mistakes at once, without passwords', () => {
  const result = readSettings({
    PORT: 'x',
    LOG_LEVEL: 'x',
    DATABASE_URL: 'mysql://me:secret-word@db',
    ORGANISER_PASSWORD: 'secret-word',
    SMTP_URL: 'smpt://me:secret-word@mail',
  });
  expect(result).toMatchObject({ ok: false, mistakes: { length: 7 } });
  expect(JSON.stringify(result)).not.toContain('secret-word');
});
