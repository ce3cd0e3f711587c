import type { z } from 'zod/mini';
import { isPlainObject, ownValue, setOwn } from './plain-data.ts';
import type { Schema } from './shape.ts';

/**
 * Copies keys that a schema does not define from the stored value to the new one, at every depth where both are
 * objects. A newer version wrote them, and this one must not drop them.
 */
export function withUnknownKeys(schema: Schema, value: unknown, stored: unknown): unknown {
  if (!isPlainObject(value) || !isPlainObject(stored)) return value;
  const objects = objectSchemasIn(schema);
  if (objects.length === 0) return value;
  const whole: Record<string, unknown> = {};
  for (const [key, held] of Object.entries(value)) {
    const inner = objects.flatMap((object) => propertySchema(object, key));
    const kept = inner.reduce((now, next) => withUnknownKeys(next, now, ownValue(stored, key)), held);
    setOwn(whole, key, kept);
  }
  for (const [key, held] of Object.entries(stored)) {
    const known = objects.some((object) => propertySchema(object, key).length > 0);
    if (!known && !Object.hasOwn(whole, key)) setOwn(whole, key, held);
  }
  return whole;
}

function propertySchema(object: ObjectSchema, key: string): readonly Schema[] {
  const property = ownValue(object._zod.def.shape, key);
  return property === undefined ? [] : [property as Schema];
}

type ObjectSchema = z.core.$ZodObject;

/** Returns the object schemas behind optional, nullable and union schemas. */
function objectSchemasIn(schema: Schema): readonly ObjectSchema[] {
  const wrapped = (schema as z.core.$ZodTypes)._zod.def;
  if (wrapped.type === 'object') return [schema as ObjectSchema];
  if (wrapped.type === 'union') return wrapped.options.flatMap((option) => objectSchemasIn(option as Schema));
  if (wrapped.type === 'optional' || wrapped.type === 'nullable' || wrapped.type === 'readonly') {
    return objectSchemasIn(wrapped.innerType as Schema);
  }
  return [];
}
