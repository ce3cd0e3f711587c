import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const areas = ['src', 'src/web', 'src/server', 'src/domain'];

it.each(globSync('test/e2e/*.spec.ts'))('%s names sections of the code in its first line', (file) => {
  const [, sections = ''] = /^\/\/ sections: (.*)/.exec(readFileSync(file, 'utf8')) ?? [];
  const unknown = sections.split(', ').filter((section) => !areas.some((area) => existsSync(join(area, section, '.'))));
  expect({ sections, unknown }).toEqual({ sections: expect.stringMatching(/\w/), unknown: [] });
});
