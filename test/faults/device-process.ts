/** A process with devices, started and told what to do by `fleet.ts`. */
import { SeededChance } from '#sync/testing/seeded-chance.ts';
import type { AnswerMessage, Task, TaskMessage, Writing } from './device-messages.ts';
import { LoadDevice } from './load-device.ts';

const devices: LoadDevice[] = [];
let chance = new SeededChance(0);
let writing: NodeJS.Timeout[] = [];

process.on('message', (message: TaskMessage) => void perform(message));
process.on('disconnect', () => process.exit());

async function perform({ id, task }: TaskMessage): Promise<void> {
  const answer: AnswerMessage = { id, answer: await answerOf(task) };
  process.send?.(answer);
}

async function answerOf(task: Task): Promise<unknown> {
  switch (task.do) {
    case 'open':
      chance = new SeededChance(task.seed);
      for (const { name, person } of task.devices)
        devices.push(await LoadDevice.open(name, person, new SeededChance(chance.below(2 ** 32))));
      return null;
    case 'write':
      for (const device of devices) write(device, task);
      return null;
    case 'rest':
      for (const timer of writing) clearTimeout(timer);
      writing = [];
      return null;
    case 'positions':
      return devices.map(({ position }) => position);
    case 'reports': {
      const reports = [];
      for (const device of devices) reports.push(await device.report());
      return reports;
    }
    case 'close':
      await Promise.all(devices.map((device) => device.close()));
      return null;
  }
}

function write(device: LoadDevice, { everyMs, withFiles }: Writing): void {
  const at = writing.length;
  const next = () => {
    writing[at] = setTimeout(
      () => {
        next();
        device.act(withFiles);
      },
      chance.between(0, 2 * everyMs),
    );
  };
  next();
}
