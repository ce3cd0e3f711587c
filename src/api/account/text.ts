import * as z from '#schema';

/** Text typed by a user. Its meaning is validated later. */
export const text = z._default(z.string().check(z.maxLength(1000)), '');
