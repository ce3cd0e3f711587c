import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as whole from 'zod/mini';
import { runs } from '#domain/testing/runs.ts';
import * as light from './light.ts';

type Schemas = typeof whole;

const makers: { readonly [name: string]: (z: Schemas) => whole.core.$ZodType } = {
  string: (z) => z.string(),
  'text with checks': (z) => z.string().check(z.trim(), z.minLength(1), z.maxLength(3), z.regex(/^\w*$/)),
  'refined text': (z) => z.string().check(z.refine((text) => text !== 'no')),
  number: (z) => z.number(),
  int: (z) => z.int(),
  boolean: (z) => z.boolean(),
  unknown: (z) => z.unknown(),
  literal: (z) => z.literal('yes'),
  enum: (z) => z.enum(['yes', 'no']),
  nullable: (z) => z.nullable(z.string()),
  array: (z) => z.array(z.string()),
  record: (z) => z.record(z.string(), z.unknown()),
  union: (z) => z.union([z.object({ a: z.literal('yes') }), z.object({ a: z.literal('no'), b: z.int() }), z.string()]),
  'an object': (z) =>
    z.object({ a: z.string(), b: z.optional(z.int()), c: z._default(z.nullable(z.array(z.string())), null) }),
  'an object of objects': (z) => z.object({ a: z.object({ a: z.string() }), b: z._default(z.boolean(), false) }),
};

const leaf = fc.oneof(
  fc.constantFrom<unknown>('yes', 'no', '', ' a ', 'longer', null, true, 0, 1.5, 2 ** 60, Number.NaN),
  fc.string(),
);
const names = fc.constantFrom('a', 'b', 'c', 'd');
const value = fc.letrec<{ any: unknown }>((tie) => ({
  any: fc.oneof({ depthSize: 'small' }, leaf, fc.array(tie('any')), fc.dictionary(names, tie('any'))),
})).any;

describe('the light schemas parse like the full library', () => {
  it.each(Object.entries(makers))('%s', (_, make) => {
    const [heavy, ours] = [make(whole), make(light as unknown as Schemas)];
    fc.assert(
      fc.property(value, (given) => {
        const { success, data } = whole.safeParse(heavy, given);
        expect(light.safeParse(ours as never, given)).toEqual(success ? { success, data } : { success });
      }),
      { numRuns: runs(300) },
    );
  });

  it('and include everything that the contract uses', () => {
    const folder = join(import.meta.dirname, '..');
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
      /(?<!test)\.ts$/.test(name),
    );
    const sources = files
      .filter((name) => !name.startsWith('schema'))
      .map((name) => readFileSync(join(folder, name), 'utf8'));
    const used = new Set(sources.flatMap((text) => [...text.matchAll(/\bz\.(\w+)\(/g)].map(([, name]) => name)));
    expect(used.size).toBeGreaterThan(5);
    expect([...used].filter((name) => !((name as string) in light))).toEqual([]);
  });
});
