import * as z from '#schema';

/** What people type; what it has to be is looked at later. */
export const text = z._default(z.string().check(z.maxLength(1000)), '');
