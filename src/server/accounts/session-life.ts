const day = 24 * 60 * 60 * 1000;

/** Counted from the last use. */
export const sessionLifeMilliseconds = 90 * day;

/** Counted from sign-in on a shared computer. */
export const sharedSessionLifeMilliseconds = day / 2;

/** The minimum time between two stored renewals. */
export const renewalMilliseconds = day;
