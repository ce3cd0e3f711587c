import { expect, it } from 'vitest';
import { tagRecordId } from '#domain/kernel/index.ts';
import type { RecordEntry } from '../../replica/index.ts';
import { tagsFrom } from './use-tags.ts';

it('a colour stored under an earlier normalised name is found, unless there is a newer one', () => {
  const record = (name: string, colour: string) =>
    ({ id: tagRecordId(name), value: { colour } }) as RecordEntry<'tags'>;
  expect(tagsFrom([record('d’or', 'red')], new Map()).colourOf("d'or")).toBe('red');
  expect(tagsFrom([record("d'or", 'blue'), record('d’or', 'red')], new Map()).colourOf("d'or")).toBe('blue');
});
