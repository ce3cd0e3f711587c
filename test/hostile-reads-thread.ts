/** A thread in which one person acts as `hostile-reads.ts` describes, so that it does not delay what is measured. */
import { parentPort, workerData } from 'node:worker_threads';
import type { Person } from '../src/server/live/testing.ts';
import { AnsweredDevice } from './bystander.ts';
import { hostileReads, pushAllOf } from './hostile-reads.ts';

export interface HostileReader {
  readonly person: Person;
  readonly name: string;
  /** Up to 1. */
  readonly size: number;
}

const { person, name, size } = workerData as HostileReader;
const kind = hostileReads.find((each) => each.name === name);
if (kind === undefined) throw new Error(`there is no kind of reading named ${name}`);
const device = await AnsweredDevice.connect(person);
const answers = await pushAllOf(device, kind.pushes(size));
await kind.read(person, size);
device.close();
parentPort?.postMessage(answers);
