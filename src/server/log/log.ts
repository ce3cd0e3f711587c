export const logLevels = ['debug', 'info', 'warn', 'error'] as const;
export type LogLevel = (typeof logLevels)[number];

type Fields = Readonly<Record<string, string | number | boolean | null | undefined>>;

/**
 * Writes one JSON object per line. Callers name each field and pass plain values, so that no request, row or error
 * object with a user's text can slip in.
 */
export type Log = { readonly [L in LogLevel]: (event: string, fields?: Fields) => void };

export function createLog(least: LogLevel, write: (line: string) => void = writeToStdout): Log {
  const writer = (level: LogLevel) => (event: string, fields?: Fields) => {
    if (logLevels.indexOf(level) < logLevels.indexOf(least)) return;
    write(JSON.stringify({ at: new Date().toISOString(), level, event, ...fields }));
  };
  return { debug: writer('debug'), info: writer('info'), warn: writer('warn'), error: writer('error') };
}

/** Returns the loggable parts of an unexpected error: its name, code and location, never its message. */
export function errorFields(error: unknown): Fields {
  if (!(error instanceof Error)) return { error: typeof error };
  const place = error.stack?.split('\n').find((line) => line.trimStart().startsWith('at '));
  return { error: error.name, errorCode: errorCodeOf(error), place: place?.trim() };
}

/**
 * Returns the most specific code: SQLite's name such as `SQLITE_FULL`, PostgreSQL's such as `53100`, or the operating
 * system's.
 */
export function errorCodeOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const sqlite =
    'errcode' in error && typeof error.errcode === 'number' ? sqliteNames[error.errcode & 0xff] : undefined;
  return sqlite ?? ('code' in error && typeof error.code === 'string' ? error.code : undefined);
}

/**
 * SQLite's primary result codes by number, because Node reports them without names.
 *
 * @see https://sqlite.org/rescode.html
 */
const sqliteNames: Readonly<Record<number, string>> = {
  1: 'SQLITE_ERROR',
  2: 'SQLITE_INTERNAL',
  3: 'SQLITE_PERM',
  4: 'SQLITE_ABORT',
  5: 'SQLITE_BUSY',
  6: 'SQLITE_LOCKED',
  7: 'SQLITE_NOMEM',
  8: 'SQLITE_READONLY',
  9: 'SQLITE_INTERRUPT',
  10: 'SQLITE_IOERR',
  11: 'SQLITE_CORRUPT',
  12: 'SQLITE_NOTFOUND',
  13: 'SQLITE_FULL',
  14: 'SQLITE_CANTOPEN',
  15: 'SQLITE_PROTOCOL',
  17: 'SQLITE_SCHEMA',
  18: 'SQLITE_TOOBIG',
  19: 'SQLITE_CONSTRAINT',
  20: 'SQLITE_MISMATCH',
  21: 'SQLITE_MISUSE',
  22: 'SQLITE_NOLFS',
  23: 'SQLITE_AUTH',
  25: 'SQLITE_RANGE',
  26: 'SQLITE_NOTADB',
};

function writeToStdout(line: string): void {
  process.stdout.write(`${line}\n`);
}
