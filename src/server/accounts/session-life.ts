const day = 24 * 60 * 60 * 1000;

/** From last use. */
export const sessionLifeMilliseconds = 90 * day;

/** From sign-in, on a computer that others use too. */
export const sharedSessionLifeMilliseconds = day / 2;

/** A use is written down at most this often. */
export const renewalMilliseconds = day;
