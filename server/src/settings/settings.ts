// Reads the settings from the environment, and reports each mistake in one plain sentence.
import { resolve } from 'node:path';
import type { S3Place } from '../adapters/file-store/s3.ts';
import { readS3 } from '../adapters/file-store/s3-settings.ts';
import { type LogLevel, logLevels } from '../adapters/log.ts';
import { type MailAddress, parseMailAddress } from '../adapters/mail/mail-address.ts';
import { parseSmtpUrl, type SmtpServer } from '../adapters/mail/smtp-server-address.ts';
import { DATA_KEY_BYTES } from '../adapters/sealing.ts';
import { SHARES } from '../http/limits.ts';
import { unknownNetworks } from '../http/network-list.ts';
import { type PaymentSettings, readPayments } from './payment-settings.ts';

export interface Settings {
  port: number;
  host: string;
  /** Where visitors reach the site, without a trailing slash. */
  publicUrl: string;
  /** Absent: the embedded PostgreSQL in `dataDir`. */
  databaseUrl?: string;
  /** Absolute. */
  dataDir: string;
  /** Whether a new database may be created in a `dataDir` that lacks its own. */
  startsEmpty: boolean;
  /** Absolute. Absent: the texts of the demo edition. */
  contentDir?: string;
  isLive: boolean;
  /** Whether the demo edition is created and kept current; without it the site begins with an empty draft. */
  hasDemo: boolean;
  rateLimitScale: number;
  /** Maximum number of slots held from one address at a time, before scaling. */
  holdsPerAddress: number;
  /** Addresses or networks of proxies in front, whose X-Forwarded-For is trusted. */
  trustedProxies: string[];
  /** Addresses or networks of the fair itself: registrations from there do not count towards daily limits. */
  fairNetworks: string[];
  organiser?: { email: string; password: string };
  /** Absent: messages are stored but not sent. */
  mail?: { server: SmtpServer; from: MailAddress };
  payments: PaymentSettings;
  /** Absent: generated at the first start and stored in `dataDir`. */
  dataKey?: Buffer;
  /** Absent: documents are stored in `dataDir`. */
  s3?: S3Place;
  /** The instant from which the product's clock starts. */
  now?: Date;
  logLevel: LogLevel;
}

export type SettingsResult = { ok: true; settings: Settings } | { ok: false; mistakes: string[] };
type Environment = Record<string, string | undefined>;

const PASSWORD_MIN_LENGTH = 12;

/** A relative DATA_DIR or CONTENT_DIR is resolved from `baseDir`. An empty value counts as unset. */
export function readSettings(env: Environment, baseDir: string = process.cwd()): SettingsResult {
  const mistakes: string[] = [];
  const text = (name: string) => env[name]?.trim() || undefined;
  const port = readPort(text('PORT'), mistakes);
  const host = readHost(text('HOST'), mistakes);
  const databaseUrl = readDatabaseUrl(text('DATABASE_URL'), mistakes);
  const isLive = readLive(text('LIVE'), text('NODE_ENV') === 'production', mistakes);
  const hasDemo = readDemo(text('DEMO'), isLive, mistakes);
  const now = readNow(text('NOW'), isLive, mistakes);
  const organiser = readOrganiser(text('ORGANISER_EMAIL'), env.ORGANISER_PASSWORD, mistakes);
  const contentDir = text('CONTENT_DIR');
  const mail = readMail(text('SMTP_URL'), text('MAIL_FROM'), mistakes);
  const dataKey = readDataKey(text('DATA_KEY'), mistakes);
  const s3 = readS3(text, mistakes);
  const settings: Settings = {
    port,
    host,
    publicUrl: readPublicUrl(text('PUBLIC_URL'), host, port, mistakes),
    dataDir: resolve(baseDir, text('DATA_DIR') ?? 'data'),
    startsEmpty: readSwitch('START_EMPTY', text('START_EMPTY'), mistakes) ?? false,
    isLive,
    hasDemo,
    rateLimitScale: readScale(text('RATE_LIMIT_SCALE'), mistakes),
    holdsPerAddress: readHoldsPerAddress(text('HOLDS_PER_ADDRESS'), mistakes),
    trustedProxies: readNetworks('TRUSTED_PROXIES', text('TRUSTED_PROXIES'), mistakes),
    fairNetworks: readNetworks('FAIR_NETWORKS', text('FAIR_NETWORKS'), mistakes),
    logLevel: readLogLevel(text('LOG_LEVEL'), mistakes),
    payments: readPayments(text, isLive, mistakes),
    ...(databaseUrl && { databaseUrl }),
    ...(contentDir && { contentDir: resolve(baseDir, contentDir) }),
    ...(organiser && { organiser }),
    ...(mail && { mail }),
    ...(dataKey && { dataKey }),
    ...(s3 && { s3 }),
    ...(now && { now }),
  };
  if (isLive && !text('PUBLIC_URL')?.startsWith('https://'))
    mistakes.push(
      'A live site needs PUBLIC_URL, the https address where visitors reach it, such as https://meet.example.org: links in email and the protection of its pages depend on it.',
    );
  return mistakes.length > 0 ? { ok: false, mistakes } : { ok: true, settings };
}

function readPort(value: string | undefined, mistakes: string[]): number {
  if (value === undefined) return 3000;
  const port = Number(value);
  if (!/^\d+$/.test(value) || port < 1 || port > 65535)
    mistakes.push(`PORT must be a whole number from 1 to 65535, not '${value}'.`);
  return port;
}

function readHost(value: string | undefined, mistakes: string[]): string {
  if (value === undefined) return '127.0.0.1';
  if (!/^[A-Za-z0-9._:-]+$/.test(value))
    mistakes.push(`HOST must be an address or name such as 127.0.0.1 or 0.0.0.0, not '${value}'.`);
  return value;
}

/** The address to open in a browser on this machine when the server listens on `host` and `port`. */
export function localAddress(host: string, port: number): string {
  if (host === '0.0.0.0' || host === '::') return `http://localhost:${port}`;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

function readPublicUrl(value: string | undefined, host: string, port: number, mistakes: string[]): string {
  if (value === undefined) return localAddress(host, port);
  const url = parseUrl(value);
  const isOrigin = url && /^https?:$/.test(url.protocol) && url.pathname === '/' && !url.search && !url.hash;
  if (isOrigin && !url.username && !url.password) return url.origin;
  mistakes.push(
    `PUBLIC_URL must be an http or https address without a path, such as https://meet.example.org, not '${value}'.`,
  );
  return value;
}

function readDatabaseUrl(value: string | undefined, mistakes: string[]): string | undefined {
  if (value === undefined) return undefined;
  const url = parseUrl(value);
  if (!url || !/^postgres(ql)?:$/.test(url.protocol))
    mistakes.push(
      'DATABASE_URL must be a PostgreSQL address such as postgresql://user:password@host:5432/visavis.',
    );
  return value;
}

function parseUrl(value: string): URL | null {
  return URL.canParse(value) ? new URL(value) : null;
}

function readLive(value: string | undefined, isProduction: boolean, mistakes: string[]): boolean {
  const isOn = readSwitch('LIVE', value, mistakes);
  if (isOn === false && isProduction)
    mistakes.push('LIVE is off but NODE_ENV is production, which implies LIVE: remove one of the two.');
  return isOn === true || isProduction;
}

function readDemo(value: string | undefined, isLive: boolean, mistakes: string[]): boolean {
  const isOn = readSwitch('DEMO', value, mistakes);
  if (isOn === true && isLive)
    mistakes.push('DEMO is on, and a live site has no demo: remove DEMO, or LIVE.');
  return isOn ?? !isLive;
}

/** Undefined for a missing or unreadable value. */
function readSwitch(name: string, value: string | undefined, mistakes: string[]): boolean | undefined {
  if (value === undefined) return undefined;
  if (/^(1|on|true|yes)$/i.test(value)) return true;
  if (/^(0|off|false|no)$/i.test(value)) return false;
  mistakes.push(`${name} must be on or off, not '${value}'.`);
  return undefined;
}

function readScale(value: string | undefined, mistakes: string[]): number {
  if (value === undefined) return 1;
  const scale = Number(value);
  if (!Number.isFinite(scale) || scale <= 0)
    mistakes.push(`RATE_LIMIT_SCALE must be a number above 0, not '${value}'.`);
  return scale;
}

function readHoldsPerAddress(value: string | undefined, mistakes: string[]): number {
  if (value === undefined) return SHARES.holds.ofAddress;
  const count = Number(value);
  if (!/^\d+$/.test(value) || count < 1 || count > 1_000_000)
    mistakes.push(`HOLDS_PER_ADDRESS must be a whole number from 1 to 1000000, not '${value}'.`);
  return count;
}

function readNetworks(name: string, value: string | undefined, mistakes: string[]): string[] {
  const networks = (value ?? '').split(',').flatMap((part) => part.trim() || []);
  for (const network of unknownNetworks(networks))
    mistakes.push(`${name} must list addresses or networks such as 127.0.0.1, 10.0.0.0/8, not '${network}'.`);
  return networks;
}

function readOrganiser(email: string | undefined, password: string | undefined, mistakes: string[]) {
  if (!email && !password) return undefined;
  if (!email) mistakes.push('ORGANISER_PASSWORD is set without ORGANISER_EMAIL: set both or neither.');
  else if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email))
    mistakes.push(`ORGANISER_EMAIL must be an email address, not '${email}'.`);
  if (!password) mistakes.push('ORGANISER_EMAIL is set without ORGANISER_PASSWORD: set both or neither.');
  else if (password.length < PASSWORD_MIN_LENGTH)
    mistakes.push(`ORGANISER_PASSWORD must have at least ${PASSWORD_MIN_LENGTH} characters.`);
  return email && password ? { email, password } : undefined;
}

/** The mail server's URL contains a password: no message repeats it. */
function readMail(url: string | undefined, from: string | undefined, mistakes: string[]) {
  if (!url && !from) return undefined;
  const server = url ? parseSmtpUrl(url) : null;
  const sender = from ? parseMailAddress(from) : null;
  if (!url) mistakes.push('MAIL_FROM is set without SMTP_URL: set both or neither.');
  else if (!server)
    mistakes.push(
      'SMTP_URL must be the address of a mail server such as smtp://user:password@mail.example.org:587 or smtps://...; signs such as @ and / in a password are written %40 and %2F.',
    );
  if (!from) mistakes.push('SMTP_URL is set without MAIL_FROM: set both or neither.');
  else if (!sender)
    mistakes.push(
      `MAIL_FROM must be an email address, or a name with one such as Beauty Exhibition <meet@example.org>, not '${from}'.`,
    );
  return server && sender ? { server, from: sender } : undefined;
}

/** A secret: no message repeats it. */
function readDataKey(value: string | undefined, mistakes: string[]): Buffer | undefined {
  if (value === undefined) return undefined;
  const key = Buffer.from(value, 'base64');
  if (key.length === DATA_KEY_BYTES && /^[A-Za-z0-9+/]+=*$/.test(value)) return key;
  mistakes.push(
    `DATA_KEY must be ${DATA_KEY_BYTES} random bytes in base64, as 'openssl rand -base64 32' gives.`,
  );
  return undefined;
}

const instantPattern = /^(\d{4}-\d\d-\d\d)T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d+)?)?(Z|[+-]\d\d:[0-5]\d)$/;

function readNow(value: string | undefined, isLive: boolean, mistakes: string[]): Date | undefined {
  if (value === undefined) return undefined;
  if (isLive) mistakes.push('NOW cannot be set on a live site: remove NOW, or LIVE and NODE_ENV=production.');
  const day = instantPattern.exec(value)?.[1];
  const now = new Date(value);
  // Date accepts 30 February as 2 March: the day must round-trip.
  const isRealDay = day !== undefined && new Date(`${day}T00:00:00Z`).toJSON()?.startsWith(day);
  if (isRealDay && !Number.isNaN(now.getTime())) return now;
  mistakes.push(`NOW must be an instant with its zone, such as 2026-06-03T14:05:00+08:00, not '${value}'.`);
  return undefined;
}

function readLogLevel(value: string | undefined, mistakes: string[]): LogLevel {
  const level = logLevels.find((name) => name === (value ?? 'warn'));
  if (!level) mistakes.push(`LOG_LEVEL must be one of ${logLevels.join(', ')}, not '${value}'.`);
  return level ?? 'warn';
}
