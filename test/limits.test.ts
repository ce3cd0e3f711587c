import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { endpoints } from '#api/index.ts';
import { deviceMessages } from '#sync/protocol/index.ts';
import { serverTasks } from '../src/server/task-thread/server-tasks.ts';

const tables = tablesOf(readFileSync('docs/limits.md', 'utf8'));

it('each endpoint has a row that says where it runs and what bounds it', () => {
  const all = Object.values(endpoints).flatMap((group) => Object.values(group));
  expect(named('Endpoint')).toEqual(all.map(({ method, path }) => `${method} ${path}`).toSorted());
});

it('each message of the live socket has a row', () => {
  expect(named('Message')).toEqual(Object.keys(deviceMessages).toSorted());
});

it('each task of the threads has a row', () => {
  expect(named('Task')).toEqual(Object.keys(serverTasks).toSorted());
});

it('each row names a test that exists', () => {
  const rows = [...tables.values()].flat();
  expect(rows.length).toBeGreaterThan(60);
  const broken = rows.filter((row) => !existsSync(codeIn(row.at(-1) ?? '')));
  expect(broken).toEqual([]);
});

function named(table: string): readonly string[] {
  return (tables.get(table) ?? []).map(([name = '']) => codeIn(name)).toSorted();
}

function codeIn(cell: string): string {
  return /^`([^`]+)`$/.exec(cell)?.[1] ?? '';
}

/** Returns the rows of each table, by the head of its first column. */
function tablesOf(markdown: string): ReadonlyMap<string, readonly (readonly string[])[]> {
  const found = new Map<string, (readonly string[])[]>();
  let rows: (readonly string[])[] | null = null;
  for (const line of markdown.split('\n')) {
    const cells = line.startsWith('|')
      ? line
          .split('|')
          .slice(1, -1)
          .map((cell) => cell.trim())
      : null;
    if (cells === null) rows = null;
    else if (rows === null) {
      rows = [];
      found.set(cells[0] ?? '', rows);
    } else if (!/^-+$/.test(cells[0] ?? '')) rows.push(cells);
  }
  return found;
}
