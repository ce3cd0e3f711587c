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

How much of each part of the code the unit and component tests run, as \`npm run coverage\` measured it in ${new Date().toISOString().slice(0, 7)}. Parts with the smallest share of branches come first.

Code that only runs in processes or threads of its own is not seen here. Other tests run it:

| Part | Runs in | Tests |
| --- | --- | --- |
| web/service-worker | the service worker of the built app | \`test/e2e/offline-start.spec.ts\`, \`test/e2e/earlier-version.spec.ts\` |
| web (\`main.tsx\`) | the built app | each end-to-end test |
| server/commands, server/bundle, server/own-files, server/backups | commands and servers as processes | \`test/commands.test.ts\`, \`test/killed-backup.test.ts\`, \`test/bundle.test.ts\` |
| server/task-thread | threads of the server | \`test/others-wait.test.ts\` |

${table}`,
);
process.exit(status ?? 1);
