// Collects everything that a run of the product leaves behind, and finds the places where a secret can be read.
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';

export interface Trace {
  /** Such as 'table public.booking', or 'answer to admin GET /api/hosted 200'. */
  where: string;
  content: string | Buffer;
}

/** All rows of all tables, as text; bytea columns in hexadecimal and raw. */
export async function dumpDatabase(pool: pg.Pool): Promise<Trace[]> {
  const { rows: tables } = await pool.query<{ name: string; table: string; bytes: string[] }>(
    `select format('%I.%I', table_schema, table_name) as name, table_schema || '.' || table_name as table,
       array(select quote_ident(column_name) from information_schema.columns c
         where c.table_schema = t.table_schema and c.table_name = t.table_name and data_type = 'bytea') as bytes
     from information_schema.tables t
     where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
  );
  const traces: Trace[] = [];
  for (const { name, table, bytes } of tables) {
    const { rows } = await pool.query<{ row: string }>(`select t::text as row from ${name} t`);
    traces.push({ where: `table ${table}`, content: rows.map(({ row }) => row).join('\n') });
    for (const column of bytes) {
      const raw = await pool.query<{ raw: Buffer }>(
        `select ${column} as raw from ${name} where ${column} is not null`,
      );
      const content = Buffer.concat(raw.rows.map((row) => row.raw));
      traces.push({ where: `table ${table}`, content });
    }
  }
  return traces;
}

export async function dumpFolder(folder: string): Promise<Trace[]> {
  const names = await readdir(folder);
  return Promise.all(
    names.map(async (name) => ({
      where: 'the file store',
      content: Buffer.concat([Buffer.from(`${name}\n`), await readFile(join(folder, name))]),
    })),
  );
}

/**
 * Where a secret can be read: in upper or lower case, with spaces or hyphens in between, or in hexadecimal, percent
 * encoding or base64.
 * @param secret letters and digits
 * @returns each place once, sorted
 */
export function findSecret(traces: readonly Trace[], secret: string): string[] {
  const plain = secret.toLowerCase();
  const hex = Buffer.from(secret).toString('hex');
  const spelled = [...Buffer.from(secret)].map((byte) => `%${byte.toString(16)}`).join('');
  const encoded = [0, 1, 2].map((offset) => base64At(secret, offset));
  const isIn = (content: string | Buffer): boolean => {
    const text = typeof content === 'string' ? content : content.toString('latin1');
    const lower = text.toLowerCase();
    return (
      [plain, hex, spelled].some((form) => lower.includes(form)) ||
      lower.replaceAll(/[\s-]/g, '').includes(plain) ||
      encoded.some((form) => text.includes(form))
    );
  };
  return [...new Set(traces.filter(({ content }) => isIn(content)).map(({ where }) => where))].sort();
}

/** The base64 characters that depend only on the secret, when preceded by `offset` bytes modulo 3. */
function base64At(secret: string, offset: number): string {
  const bytes = Buffer.concat([Buffer.alloc(offset), Buffer.from(secret)]);
  const text = bytes.toString('base64').replace(/=+$/, '');
  // Cuts off characters that contain bits of the bytes before or after it.
  return text.slice([0, 2, 3][offset], bytes.length % 3 === 0 ? undefined : -1);
}
