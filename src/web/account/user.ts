import { type User, user } from '#api/account/user.ts';
import * as z from '#schema';

/** Parses a user stored on the device or embedded in the page; null for anything else. */
export function parseUser(value: unknown): User | null {
  return z.safeParse(user, value).data ?? null;
}
