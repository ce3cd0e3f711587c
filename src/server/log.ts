export const logLevels = ['debug', 'info', 'warn', 'error'] as const;
export type LogLevel = (typeof logLevels)[number];

type Fields = Readonly<Record<string, string | number | boolean | null | undefined>>;

/**
 * One JSON object a line. Fields are plain values that the caller names one by one, so that no
 * request, row or error object with somebody's text in it can slip in.
 */
export type Log = { readonly [L in LogLevel]: (event: string, fields?: Fields) => void };

export function createLog(least: LogLevel, write: (line: string) => void = writeToStdout): Log {
  const writer = (level: LogLevel) => (event: string, fields?: Fields) => {
    if (logLevels.indexOf(level) < logLevels.indexOf(least)) return;
    write(JSON.stringify({ at: new Date().toISOString(), level, event, ...fields }));
  };
  return { debug: writer('debug'), info: writer('info'), warn: writer('warn'), error: writer('error') };
}

/** What may be logged of an unexpected error: its name, code and place, never its message. */
export function errorFields(error: unknown): Fields {
  if (!(error instanceof Error)) return { error: typeof error };
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  const place = error.stack?.split('\n').find((line) => line.trimStart().startsWith('at '));
  return { error: error.name, errorCode: code, place: place?.trim() };
}

function writeToStdout(line: string): void {
  process.stdout.write(`${line}\n`);
}
