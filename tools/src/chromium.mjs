// Finds a Chromium on this machine, or installs the system package if possible.
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, readdirSync, statSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';

/** Flags for a quiet headless Chromium: no GPU, no first-run pages, no background network requests. */
export const CHROMIUM_FLAGS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const NAMES_ON_PATH = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

/** Chromium without its desktop parts: journeys need a third less CPU with it. */
const SHELL_NAMES_ON_PATH = ['chromium-headless-shell', 'chrome-headless-shell'];

const APT_GET = '/usr/bin/apt-get';

const MACOS_PLACES = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

const WINDOWS_PLACES = [
  'Google\\Chrome\\Application\\chrome.exe',
  'Chromium\\Application\\chrome.exe',
  'Microsoft\\Edge\\Application\\msedge.exe',
];

/** Paths of the executable inside a folder of playwright's browser cache, on each system. */
const CACHED_PROGRAMS = [
  'chrome-linux/chrome',
  'chrome-linux64/chrome',
  'chrome-mac/Chromium.app/Contents/MacOS/Chromium',
  'chrome-mac-arm64/Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing',
  'chrome-mac-x64/Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing',
  'chrome-win/chrome.exe',
  'chrome-win64/chrome.exe',
];

/**
 * @param {string} path
 * @returns {boolean} whether the path is an executable file
 */
function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    // Missing, or not executable by this user.
    return false;
  }
}

/**
 * Whether the program starts: a name on the PATH may be a stub that only prints how to install the real one.
 * @param {string} path
 */
function starts(path) {
  if (process.platform === 'win32') return true;
  const answer = spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 30_000 });
  return answer.status === 0;
}

/**
 * @param {NodeJS.ProcessEnv} env
 * @param {readonly string[]} names
 * @returns {string[]} candidate paths for these names, in the order of the PATH
 */
function listOnPath(env, names) {
  return (env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => folder !== '')
    .flatMap((folder) => names.map((name) => join(folder, name)));
}

/**
 * @param {NodeJS.ProcessEnv} env
 * @returns {string[]} candidate paths in playwright's cache, newest first
 */
function listCached(env) {
  const home = env.HOME ?? homedir();
  const caches = [
    env.PLAYWRIGHT_BROWSERS_PATH,
    join(home, '.cache', 'ms-playwright'),
    join(home, 'Library', 'Caches', 'ms-playwright'),
    env.LOCALAPPDATA && join(env.LOCALAPPDATA, 'ms-playwright'),
  ];
  return caches.flatMap((cache) => {
    if (!cache || !existsSync(cache)) return [];
    const releases = readdirSync(cache)
      .map((name) => ({ name, number: Number(/^chromium-(\d+)$/.exec(name)?.[1]) }))
      .filter(({ number }) => number > 0)
      .sort((a, b) => b.number - a.number);
    return releases.flatMap(({ name }) => CACHED_PROGRAMS.map((program) => join(cache, name, program)));
  });
}

/**
 * @param {NodeJS.ProcessEnv} env
 * @returns {string | null} the path of a Chromium that starts, or null
 * @throws if CHROME_PATH names something that does not start, instead of silently ignoring it
 */
export function findChromium(env = process.env) {
  if (env.CHROME_PATH) {
    if (isProgram(env.CHROME_PATH) && starts(env.CHROME_PATH)) return env.CHROME_PATH;
    throw new Error(`CHROME_PATH is ${env.CHROME_PATH}, which is not a program that starts.`);
  }
  const onPath = listOnPath(env, NAMES_ON_PATH);
  const onWindows = [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA].flatMap((base) =>
    base ? WINDOWS_PLACES.map((place) => join(base, place)) : [],
  );
  const candidates = [...onPath, ...MACOS_PLACES, ...onWindows, ...listCached(env)];
  return candidates.find((path) => isProgram(path) && starts(path)) ?? null;
}

/**
 * @param {string[]} words
 * @returns {boolean} whether the command succeeded
 */
function runAptGet(words) {
  const answer = spawnSync(APT_GET, words, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  return answer.status === 0;
}

/**
 * @param {NodeJS.ProcessEnv} env
 * @returns {string | null} the path of Chromium's headless shell, or null
 */
function findHeadlessShell(env = process.env) {
  return listOnPath(env, SHELL_NAMES_ON_PATH).find((path) => isProgram(path) && starts(path)) ?? null;
}

/** @returns {boolean} whether this is root on Debian or a derivative */
const mayInstall = () => process.getuid?.() === 0 && existsSync(APT_GET);

/**
 * The browser for the journeys: CHROME_PATH, the headless shell, or any Chromium. The shell is the fastest, so it is
 * installed if missing and possible; otherwise any Chromium works.
 * @returns {string} its path
 * @throws with instructions
 */
export function ensureJourneyBrowser() {
  if (process.env.CHROME_PATH) return ensureChromium();
  const shell = findHeadlessShell();
  if (shell !== null) return shell;
  if (mayInstall()) {
    console.log("No headless shell of Chromium found. Installing the system's package...");
    if (runAptGet(['update']) && runAptGet(['install', '-y', 'chromium-headless-shell'])) {
      const installed = findHeadlessShell();
      if (installed !== null) return installed;
    }
  }
  return ensureChromium();
}

/**
 * A Chromium, installed from the system packages if none is found and this runs as root on Debian or a derivative.
 * @returns {string} its path
 * @throws with instructions
 */
export function ensureChromium() {
  const found = findChromium();
  if (found !== null) return found;
  if (mayInstall()) {
    console.log('No Chromium found. Installing the system package...');
    const isInstalled = runAptGet(['update']) && runAptGet(['install', '-y', 'chromium']);
    const installed = isInstalled ? findChromium() : null;
    if (installed !== null) return installed;
  }
  throw new Error(
    'Browser journeys need Chromium and none was found: install it (Debian: "sudo apt-get install chromium"), or set CHROME_PATH to its program.',
  );
}
