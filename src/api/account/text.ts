import * as v from 'valibot';

/** Text typed by a user. Its meaning is validated later. */
export const text = v.optional(v.pipe(v.string(), v.maxLength(1000)), '');
