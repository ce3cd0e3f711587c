import { parseArgs } from 'node:util';
import { runCalmWorld } from '#sync/testing/calm-world.ts';
import { runClient } from '#sync/testing/client-model.ts';
import { nodePlatform } from '#sync/testing/node-platform.ts';
import { runWorld } from '#sync/testing/world.ts';

/**
 * `npm run simulate -- --seeds N [--from SEED]` runs N simulated worlds, as many with two or three servers, and as many calm
 * ones, in which no socket is lost. With `--clients N`, it runs N sequences of events through the step of the client
 * instead. If one fails, its seed is printed, and `--seed SEED` replays it.
 */
const { values } = parseArgs({
  options: {
    seeds: { type: 'string' },
    from: { type: 'string' },
    seed: { type: 'string' },
    clients: { type: 'string' },
  },
});
const from = Number(values.seed ?? values.from ?? 1);
const count = values.seed === undefined ? Number(values.clients ?? values.seeds ?? 100) : 1;
if (!Number.isSafeInteger(from) || !Number.isSafeInteger(count) || from < 0 || count < 1) {
  console.error('Seeds are whole numbers: npm run simulate -- --seeds 1000 --from 1, or --seed 7 to replay one.');
  process.exit(1);
}

const failed = values.clients === undefined ? await runWorlds() : await runClients();
process.exit(failed === 0 ? 0 : 1);

async function runWorlds(): Promise<number> {
  let written = 0;
  let hubLives = 0;
  const worlds = await runEach(async (seed) => {
    const report = await runWorld(seed, nodePlatform);
    written += report.written;
    hubLives += report.hubLives;
    if (values.seed !== undefined) console.log(JSON.stringify(report));
  });
  console.log(`${count - worlds} worlds hold, ${worlds} fail; ${written} values written, ${hubLives} lives of hubs`);
  let several = 0;
  const clusters = await runEach(async (seed) => {
    const report = await runWorld(seed, nodePlatform, 2 + (seed % 2));
    several += report.hubLives;
    if (values.seed !== undefined) console.log(JSON.stringify(report));
  });
  console.log(`${count - clusters} worlds of several servers hold, ${clusters} fail; ${several} lives of hubs`);
  let busy = 0;
  let failedDownloads = 0;
  const calm = await runEach(async (seed) => {
    const report = await runCalmWorld(seed);
    busy += report.busy;
    failedDownloads += report.failedDownloads;
    if (values.seed !== undefined) console.log(JSON.stringify(report));
  });
  console.log(
    `${count - calm} calm worlds hold, ${calm} fail; ${busy} refusals as busy, ${failedDownloads} failed downloads`,
  );
  return worlds + clusters + calm;
}

async function runClients(): Promise<number> {
  const stalled = await runEach(async (seed) => runClient(seed));
  console.log(`${count - stalled} sequences end with a live client, ${stalled} with one that stands still`);
  return stalled;
}

/** Runs a seed after the other, and returns how many fail. */
async function runEach(run: (seed: number) => Promise<void>): Promise<number> {
  let failures = 0;
  for (let seed = from; seed < from + count; seed++) {
    try {
      await run(seed);
    } catch (error) {
      failures++;
      console.error(error instanceof Error ? error.message : error);
      if (values.seed !== undefined) console.error(error);
    }
  }
  return failures;
}
