import { expect, test } from 'vitest';
import { importSources } from '#domain/import/sources.ts';
import { appName, appNames } from './app-names.ts';

test.each(importSources)('$app has the name of its source', ({ app, name }) => {
  expect(appNames.get(app)).toBe(name);
});

test('an app of a newer version is shown by its id', () => {
  expect(appName('quill')).toBe('quill');
});
