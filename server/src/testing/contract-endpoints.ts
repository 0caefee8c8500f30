// Lists every endpoint of the contract, for tests that apply to all of them.
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Endpoint } from '@visavis/contract/endpoint';

const CONTRACT = fileURLToPath(new URL('../../../contract/src', import.meta.url));

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'path' in value && 'method' in value && 'output' in value;

export async function listEndpoints(): Promise<Endpoint[]> {
  const files = readdirSync(CONTRACT, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\bendpoints\.ts$/.test(file))
    .map((file) => `${CONTRACT}/${file}`);
  const modules: object[] = await Promise.all(files.map((file) => import(file)));
  return modules.flatMap((module) => Object.values(module)).filter(isEndpoint);
}
