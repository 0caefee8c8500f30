// Finds a Chromium on this machine, or installs the system's package where that is possible.
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, readdirSync, statSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';

/** What keeps a headless Chromium quiet: no GPU, no first-run pages, no calls of its own to the network. */
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

/** Chromium without the parts of a desktop program: journeys take a third less of the processor with it. */
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

/** Places of the program inside a folder of playwright's browser cache, on each system. */
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
 * @returns {boolean} whether a file is there that may be run
 */
function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    // Not there, or not ours to run.
    return false;
  }
}

/**
 * Whether the program starts: a name on the PATH may be a stub that only says how to install the real one.
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
 * @returns {string[]} where a program of these names may lie, in the order of the PATH
 */
function listOnPath(env, names) {
  return (env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => folder !== '')
    .flatMap((folder) => names.map((name) => join(folder, name)));
}

/**
 * @param {NodeJS.ProcessEnv} env
 * @returns {string[]} programs of playwright's cache, newest first
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
 * @throws when CHROME_PATH names something that does not start: a wish that cannot be met is said, not overruled
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
 * @returns {boolean} whether the command ended well
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

/** @returns {boolean} whether this is root on Debian or its like */
const mayInstall = () => process.getuid?.() === 0 && existsSync(APT_GET);

/**
 * The browser of the journeys: the one that CHROME_PATH names, the headless shell, or any Chromium. The shell is
 * installed where it is missing and that is possible, since it is the quickest; without it Chromium does the same.
 * @returns {string} its path
 * @throws with a sentence that says what to do
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
 * A Chromium, installed from the system's packages when there is none and this is root on Debian or its like.
 * @returns {string} its path
 * @throws with a sentence that says what to do
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
