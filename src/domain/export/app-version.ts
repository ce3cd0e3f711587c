/** The version of the app, as in `package.json`. An export states it, so that a problem with it can be found. */
export const appVersion = '0.1.0';
