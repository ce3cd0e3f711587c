import { parseArgs } from 'node:util';
import { nodePlatform } from '#sync/testing/node-platform.ts';
import { runWorld } from '#sync/testing/world.ts';

/**
 * `npm run simulate -- --seeds N [--from SEED]` runs N simulated worlds. If one fails, its seed is printed, and `--seed
 * SEED` replays it.
 */
const { values } = parseArgs({
  options: { seeds: { type: 'string' }, from: { type: 'string' }, seed: { type: 'string' } },
});
const from = Number(values.seed ?? values.from ?? 1);
const count = values.seed === undefined ? Number(values.seeds ?? 100) : 1;
if (!Number.isSafeInteger(from) || !Number.isSafeInteger(count) || from < 0 || count < 1) {
  console.error('Seeds are whole numbers: npm run simulate -- --seeds 1000 --from 1, or --seed 7 to replay one.');
  process.exit(1);
}

let failed = 0;
let written = 0;
let hubLives = 0;
for (let seed = from; seed < from + count; seed++) {
  try {
    const report = await runWorld(seed, nodePlatform);
    written += report.written;
    hubLives += report.hubLives;
    if (values.seed !== undefined) console.log(JSON.stringify(report));
  } catch (error) {
    failed++;
    console.error(error instanceof Error ? error.message : error);
    if (values.seed !== undefined) console.error(error);
  }
}
console.log(`${count - failed} worlds hold, ${failed} fail; ${written} values written, ${hubLives} lives of hubs`);
process.exit(failed === 0 ? 0 : 1);
