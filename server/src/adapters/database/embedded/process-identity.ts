// Tells whether a PID still means the process it meant when it was recorded.
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';

const isLinux = process.platform === 'linux';

/** A mark that no other process with this PID will have; null when it does not run (a zombie counts as not running). */
export function startMark(pid: number): string | null {
  if (!isLinux) {
    const [state, ...started] = ps(pid, 'stat=,lstart=')?.split(/\s+/) ?? [];
    return state === undefined || state.startsWith('Z') ? null : started.join(' ');
  }
  const stat = readOrNull(`/proc/${pid}/stat`);
  if (stat === null) return null;
  // The second field is the program's name in brackets and may hold anything: count from its end.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const [state, startTicks] = [fields[0], fields[19]];
  if (state === 'Z' || state === 'X') return null;
  return `${readOrNull('/proc/sys/kernel/random/boot_id')?.trim()} ${startTicks}`;
}

/** The command line of a running process, its words joined by a space; null when there is none. */
export function commandLine(pid: number): string | null {
  if (!isLinux) return ps(pid, 'command=');
  const words = readOrNull(`/proc/${pid}/cmdline`)?.replace(/\0+$/, '').replaceAll('\0', ' ');
  return words || null;
}

/** True when any process has this working directory, as every process of a PostgreSQL cluster has its own. */
export function isFolderInUse(folder: string): boolean {
  if (!isLinux) return false;
  return readdirSync('/proc').some((name) => {
    if (!/^\d+$/.test(name)) return false;
    try {
      return readlinkSync(`/proc/${name}/cwd`) === folder;
    } catch {
      // Ended meanwhile, or another user's process, which cannot work in our private folder.
      return false;
    }
  });
}

function ps(pid: number, columns: string): string | null {
  const result = spawnSync('ps', ['-ww', '-o', columns, '-p', String(pid)], { encoding: 'utf8' });
  return result.stdout?.trim() || null;
}

function readOrNull(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    // No such process.
    return null;
  }
}
