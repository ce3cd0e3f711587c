import fc from 'fast-check';
import { expect, it } from 'vitest';
import { z } from 'zod/mini';
import { acceptedBy } from './accepted-by.ts';
import * as check from './schema.ts';

const schemas = {
  text: z.string(),
  flag: z.boolean(),
  number: z.number(),
  atLeastOne: z.string().check(z.minLength(1)),
  maybe: z.optional(z.nullable(z.string())),
  quantity: check.quantity,
  set: z.object({
    a: z.number().check(z.gte(0)),
    b: z.optional(z.nullable(check.instant)),
    c: z.optional(check.quantity),
  }),
  either: z.union([check.quantity, z.number()]),
  instant: check.instant,
  order: check.order,
  whole: check.wholeFrom(0),
};

it.each(Object.entries(schemas))('accepts for %s exactly what the schema itself accepts', (_, schema) => {
  const scalar = fc.oneof(fc.string(), fc.double(), fc.integer({ min: -2, max: 2 }), fc.boolean(), fc.constant(null));
  const quantity = fc.record({ si: scalar, typed: fc.string(), unit: scalar }, { requiredKeys: [] });
  const set = fc.record({ a: scalar, b: scalar, c: quantity, d: scalar }, { requiredKeys: [] });
  const value = fc.oneof(scalar, quantity, set, fc.constant(undefined), fc.array(scalar));
  const accepts = acceptedBy(schema);
  fc.assert(
    fc.property(value, (any) => {
      expect(accepts(any)).toBe(z.safeParse(schema, any).success);
    }),
  );
});
