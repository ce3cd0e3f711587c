import { z } from 'zod/mini';
import { isPlainObject } from './plain-data.ts';
import type { Schema } from './shape.ts';

type Accepts = (value: unknown) => boolean;

/**
 * Returns whether a schema accepts a value, without details. Opening the app reads a hundred thousand leaves; for the
 * most common schemas this avoids allocating a parse result each time.
 */
export function acceptedBy(schema: Schema): Accepts {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  const plain = def.checks === undefined || def.checks.length === 0;
  if (plain && def.type === 'string') return (value) => typeof value === 'string';
  if (plain && def.type === 'boolean') return (value) => typeof value === 'boolean';
  if (plain && def.type === 'optional') return orEqual(undefined, def.innerType);
  if (plain && def.type === 'nullable') return orEqual(null, def.innerType);
  if (plain && def.type === 'object' && def.catchall === undefined) return objectAcceptedBy(def.shape);
  if (plain && def.type === 'custom') return (value) => Boolean(def.fn(value));
  return (value) => z.safeParse(schema, value).success;
}

function orEqual(other: null | undefined, inner: z.core.SomeType): Accepts {
  const accepts = acceptedBy(inner as Schema);
  return (value) => value === other || accepts(value);
}

function objectAcceptedBy(shape: z.core.$ZodShape): Accepts {
  const properties = Object.entries(shape).map(([key, schema]) => ({ key, accepts: acceptedBy(schema as Schema) }));
  return (value) => isPlainObject(value) && properties.every(({ key, accepts }) => accepts(value[key]));
}
