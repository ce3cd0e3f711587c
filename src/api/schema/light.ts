/**
 * Replaces `zod/mini` in the browser, because the landing page and sign-in load it. It has only the parts that the
 * contract uses and is a tenth of the size. `light.test.ts` checks that both parse every value alike. See decision 33.
 */

const failed = Symbol('failed');

type Read = (value: unknown) => unknown;

interface Schema {
  /** Returns the parsed value, or `failed`. */
  readonly read: Read;
  readonly check: (...checks: readonly Read[]) => Schema;
}

/* @__NO_SIDE_EFFECTS__ */
function schema(read: Read): Schema {
  const checked = (checks: readonly Read[]) => (value: unknown) =>
    checks.reduce<unknown>((held, check) => (held === failed ? failed : check(held)), read(value));
  return { read, check: (...checks) => schema(checked(checks)) };
}

/* @__NO_SIDE_EFFECTS__ */
function passing(isRight: (value: never) => boolean): Read {
  return (value) => (isRight(value as never) ? value : failed);
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/* @__NO_SIDE_EFFECTS__ */
export function object(shape: Readonly<Record<string, Schema>>): Schema {
  return schema((value) => {
    if (!isObject(value)) return failed;
    const read: Record<string, unknown> = {};
    for (const [name, each] of Object.entries(shape)) {
      const held = each.read(value[name]);
      if (held === failed) return failed;
      if (held !== undefined || name in value) read[name] = held;
    }
    return read;
  });
}

/* @__NO_SIDE_EFFECTS__ */
export function array(each: Schema): Schema {
  return schema((value) => {
    if (!Array.isArray(value)) return failed;
    const read = value.map(each.read);
    return read.includes(failed) ? failed : read;
  });
}

/* @__NO_SIDE_EFFECTS__ */
export function union(schemas: readonly Schema[]): Schema {
  return schema((value) => {
    const read = schemas.map((each) => each.read(value));
    return read.find((each) => each !== failed) ?? (read.includes(undefined) ? undefined : failed);
  });
}

/* @__NO_SIDE_EFFECTS__ */
export function string(): Schema {
  return schema(passing((value: unknown) => typeof value === 'string'));
}

/* @__NO_SIDE_EFFECTS__ */
export function number(): Schema {
  return schema(passing(Number.isFinite));
}

/* @__NO_SIDE_EFFECTS__ */
export function int(): Schema {
  return schema(passing(Number.isSafeInteger));
}

/* @__NO_SIDE_EFFECTS__ */
export function boolean(): Schema {
  return schema(passing((value: unknown) => typeof value === 'boolean'));
}

/* @__NO_SIDE_EFFECTS__ */
export function unknown(): Schema {
  return schema((value) => value);
}

/* @__NO_SIDE_EFFECTS__ */
export function record(_key: Schema, _value: Schema): Schema {
  return schema(passing(isObject));
}

/* @__NO_SIDE_EFFECTS__ */
export function literal(only: unknown): Schema {
  return schema(passing((value: unknown) => value === only));
}

/* @__NO_SIDE_EFFECTS__ */
function oneOf(names: readonly unknown[]): Schema {
  return schema(passing((value: unknown) => names.includes(value)));
}

export { oneOf as enum };

/* @__NO_SIDE_EFFECTS__ */
export function nullable(inner: Schema): Schema {
  return schema((value) => (value === null ? null : inner.read(value)));
}

/* @__NO_SIDE_EFFECTS__ */
export function optional(inner: Schema): Schema {
  return _default(inner, undefined);
}

/* @__NO_SIDE_EFFECTS__ */
export function _default(inner: Schema, otherwise: unknown): Schema {
  return schema((value) => (value === undefined ? otherwise : inner.read(value)));
}

/* @__NO_SIDE_EFFECTS__ */
export function minLength(least: number): Read {
  return passing((value: string) => value.length >= least);
}

/* @__NO_SIDE_EFFECTS__ */
export function maxLength(most: number): Read {
  return passing((value: string) => value.length <= most);
}

/* @__NO_SIDE_EFFECTS__ */
export function regex(pattern: RegExp): Read {
  return passing((value: string) => pattern.test(value));
}

/* @__NO_SIDE_EFFECTS__ */
export function refine(isRight: (value: never) => boolean): Read {
  return passing(isRight);
}

/* @__NO_SIDE_EFFECTS__ */
export function trim(): Read {
  return (value) => (value as string).trim();
}

export function safeParse({ read }: Schema, value: unknown) {
  const data = read(value);
  return data === failed ? { success: false } : { success: true, data };
}
