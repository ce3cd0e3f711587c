/**
 * `npm run coverage` runs the unit and component tests from the sources, and writes `docs/coverage.md`: how much of each
 * part of the code they run. It takes about twenty minutes on two processors.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { cwd, platform } from 'node:process';
import { coverageTable, type FileCoverage } from './coverage-table.ts';

const { status } = spawnSync('vitest', ['run', '--coverage', '--reporter=dot', '--exclude=test/**'], {
  stdio: 'inherit',
  shell: platform === 'win32',
});
const {
  total: _,
  ...files
}: Record<string, Omit<FileCoverage, 'path'>> = JSON.parse(
  readFileSync('.cache/coverage/coverage-summary.json', 'utf8'),
);
const table = coverageTable(
  Object.entries(files).map(([path, figures]) => ({ path: relative(cwd(), path), ...figures })),
);
writeFileSync(
  new URL('../../docs/coverage.md', import.meta.url),
  `# Coverage

What the unit and component tests run of each part of the code, as \`npm run coverage\` measures it in ${new Date().toISOString().slice(0, 7)}. Parts with the fewest branches run come first. The tests in \`test/\` and the end-to-end tests run more: servers as processes, several devices, lost networks.

${table}`,
);
process.exit(status ?? 1);
