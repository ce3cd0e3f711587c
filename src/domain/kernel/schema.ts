import { z } from 'zod/mini';
import { isOrder, type Order } from './order.ts';
import { isPlainData, isPlainObject, type PlainData } from './plain-data.ts';
import { type Instant, isInstant, isLocalDay, type LocalDay } from './time.ts';

/** The shared schemas of leaves, so that each has one meaning. */

export const text = z.string();
export const flag = z.boolean();
export const number = z.number();
export const instant = z.custom<Instant>(isInstant);
export const localDay = z.custom<LocalDay>(isLocalDay);
export const order = z.custom<Order>(isOrder);
/** Marks a member of a set; the leaf of a removed member is cleared. */
export const present = z.literal(true);
/** Plain data whose keys are defined by others. */
export const openObject = z.custom<{ readonly [key: string]: PlainData }>(
  (value) => isPlainObject(value) && isPlainData(value),
);

/** The id of a record, or of an entry within one; never empty. */
export const id = z.string().check(z.minLength(1), z.maxLength(128));
/** A record key, `collection/id`. */
export const key = z.string().check(z.regex(/^[a-z][A-Za-z]*\/[^/]{1,128}$/u));
/** An IANA zone name. It is not checked against this runtime, whose zone data may be older. */
export const zone = z.string().check(z.minLength(1));
/** The SHA-256 of an attachment, 64 hexadecimal digits. */
export const sha256 = z.string().check(z.regex(/^[0-9a-f]{64}$/));

export const quantity = quantityOf(z.number());

export const positiveQuantity = quantityOf(z.number().check(z.gte(0)));

export function numberWithin(min: number, max: number) {
  return z.number().check(z.gte(min), z.lte(max));
}

export function numberFrom(min: number) {
  return z.number().check(z.gte(min));
}

export function wholeWithin(min: number, max: number) {
  return z.int().check(z.gte(min), z.lte(max));
}

export function wholeFrom(min: number) {
  return z.int().check(z.gte(min));
}

/** Accepts only the given names. */
export function oneOf<const Names extends readonly [string, ...string[]]>(...names: Names) {
  return z.literal(names as readonly Names[number][]);
}

/** Accepts the given names, and any other that a newer version or a user adds. */
export function openName<const Names extends readonly string[]>(..._known: Names) {
  return z.custom<Names[number] | OpenText>((value) => typeof value === 'string' && value !== '');
}

/** Any string, typed so that code editors still suggest the known names. */
type OpenText = string & Record<never, never>;

/** A quantity is an object schema, so that keys added by a newer version are kept. */
function quantityOf(si: z.ZodMiniNumber) {
  return z.object({ si, typed: z.optional(z.string()), unit: z.optional(z.string()) });
}
