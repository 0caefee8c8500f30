// Describes what the figures depend on: the machine, the browser and the load before the run.
import { spawnSync } from 'node:child_process';
import { cpus, loadavg, totalmem } from 'node:os';

/**
 * @param {string} chromium path of the browser
 * @returns {string} a sentence for the documentation
 */
export function describeMachine(chromium) {
  const processors = cpus();
  const memory = Math.round(totalmem() / 2 ** 30);
  const version = spawnSync(chromium, ['--version'], { encoding: 'utf8' }).stdout.trim();
  const browser = /^\S+ [\d.]+/.exec(version)?.[0] ?? version;
  const load = (loadavg()[0] ?? 0).toFixed(1);
  const model = processors[0]?.model.trim() ?? 'unknown processor';
  return `${processors.length} cores (${model}), ${memory} GB, ${process.platform}, Node ${process.versions.node}, ${browser}, load ${load} before the run`;
}
