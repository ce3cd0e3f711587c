import { killWhileTyping, type Loss } from '../test/killed-renderer.ts';
import { openProfile } from './browser/profile.ts';
import { type Aim, type Figure, figure, percentile } from './figures.ts';
import { makePeople, signIn } from './people.ts';
import { startServer } from './server-process.ts';
import { emptyDataDir } from './world/template.ts';

const name = 'kill';
const kills = Number(process.env.BENCH_KILLS ?? 200);

const aims = {
  p95: { figure: 'typing lost by a killed renderer, p95', unit: 'ms', aim: 50 },
  most: { figure: 'typing lost by a killed renderer, most', unit: 'ms', aim: 250 },
  saidSaved: { figure: 'keys lost that were shown as saved', unit: 'keys', aim: 0 },
  typed: { figure: 'keys typed', unit: 'keys' },
} as const satisfies Record<string, Aim>;

/** Repeatedly kills the renderer by its id, 0 to 500 ms after a keystroke. */
export async function kill(): Promise<readonly Figure[]> {
  const data = emptyDataDir();
  const server = await startServer(data.dataDir);
  const [signed] = await signIn(data.dataDir, await makePeople(data.dataDir, 1));
  if (signed === undefined) throw new Error('expected a session');
  const profile = await openProfile(server.origin, signed);
  try {
    const page = await profile.context.newPage();
    await page.goto(`${server.origin}/dashboard/notes`);
    await page.getByRole('button', { name: 'New note', exact: true }).click();
    await page.getByRole('textbox', { name: 'Title' }).fill('Killed');
    await page.locator('.cm-content[contenteditable="true"]').fill('Begins here ');
    await page.getByText('Saved').first().waitFor();
    const address = page.url();
    await page.close();
    return figuresOf(await killWhileTyping({ context: profile.context, address, random: Math.random }, kills));
  } finally {
    await profile.close();
    await server.kill();
    data.remove();
  }
}

function figuresOf(losses: readonly Loss[]): readonly Figure[] {
  const lostMs = losses.map((loss) => loss.lostMs);
  const sum = (of: (loss: Loss) => number) => losses.reduce((total, loss) => total + of(loss), 0);
  process.stderr.write(`${kills} kills, ${losses.filter(({ lost }) => lost > 0).length} of them lost a key\n`);
  return [
    figure(name, aims.p95, percentile(lostMs, 95)),
    figure(name, aims.most, Math.max(...lostMs)),
    figure(
      name,
      aims.saidSaved,
      sum(({ saidSaved }) => saidSaved),
    ),
    figure(
      name,
      aims.typed,
      sum(({ typed }) => typed),
    ),
  ];
}
