import { readdirSync, readFileSync } from 'node:fs';
import type { OwnPostgres } from '../test/faults/own-postgres.ts';
import { processSeconds } from './server-process.ts';

/** Returns the processor time of all processes of a database. */
export function databaseSeconds({ pid }: OwnPostgres): number {
  return withChildren(pid).reduce((sum, each) => sum + processSeconds(each), 0);
}

function withChildren(parent: number): readonly number[] {
  const children = readdirSync('/proc').filter((name) => /^\d+$/.test(name) && parentOf(name) === parent);
  return [parent, ...children.map(Number)];
}

function parentOf(pid: string): number {
  try {
    return Number(/^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
  } catch {
    return 0; // it has ended
  }
}
