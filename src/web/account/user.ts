import { type User, user } from '#api/account/user.ts';
import * as z from '#schema';

/** What this device or the page says a person is, or null for anything else. */
export function parseUser(value: unknown): User | null {
  return z.safeParse(user, value).data ?? null;
}
