import { z } from 'zod/mini';
import { isOrder, type Order } from './order.ts';
import { isPlainData, isPlainObject, type PlainData } from './plain-data.ts';
import { type Instant, isInstant, isLocalDay, type LocalDay } from './time.ts';

/** The words in which record types describe their leaves, so that each means one thing. */

export const text = z.string();
export const flag = z.boolean();
export const number = z.number();
export const instant = z.custom<Instant>(isInstant);
export const localDay = z.custom<LocalDay>(isLocalDay);
export const order = z.custom<Order>(isOrder);
/** The mark of a member of a set; a member that left is cleared. */
export const present = z.literal(true);
/** Plain data whose keys are not ours to know. */
export const openObject = z.custom<{ readonly [key: string]: PlainData }>(
  (value) => isPlainObject(value) && isPlainData(value),
);

/** The id of a record, or of an entry within one: never empty. */
export const id = z.string().check(z.minLength(1), z.maxLength(128));
/** A record key, `collection/id`. */
export const key = z.string().check(z.regex(/^[a-z][A-Za-z]*\/[^/]{1,128}$/u));
/** An IANA zone name. Not checked against this runtime, whose zone data may be older. */
export const zone = z.string().check(z.minLength(1));
/** The SHA-256 of an attachment, 64 hexadecimal digits. */
export const sha256 = z.string().check(z.regex(/^[0-9a-f]{64}$/));

export const quantity = quantityOf(z.number());

/** A quantity that is never below zero. */
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

/** One of the names given, and no other. */
export function oneOf<const Names extends readonly [string, ...string[]]>(...names: Names) {
  return z.literal(names as readonly Names[number][]);
}

/** A name that may be one of those given, or one that a newer version or a person adds. */
export function openName<const Names extends readonly string[]>(..._known: Names) {
  return z.custom<Names[number] | OpenText>((value) => typeof value === 'string' && value !== '');
}

/** Any text, without hiding the known names beside it from an editor. */
type OpenText = string & Record<never, never>;

/** An object schema, so that what a newer version adds to a quantity is kept. */
function quantityOf(si: z.ZodMiniNumber) {
  return z.object({ si, typed: z.optional(z.string()), unit: z.optional(z.string()) });
}
