const day = 24 * 60 * 60 * 1000;

/** How long a session lasts after its last use. */
export const sessionLifeMilliseconds = 90 * day;

/** How long a session on a shared computer lasts after sign-in. */
export const sharedSessionLifeMilliseconds = day / 2;

/** The minimum time between two stored renewals. */
export const renewalMilliseconds = day;
