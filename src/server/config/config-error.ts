/** A variable with an invalid value. `found` never repeats a secret. */
export interface ConfigError {
  readonly code: 'config/value-invalid';
  readonly variable: string;
  readonly found: string;
  readonly expected: string;
}

/** Returns the sentence that the server prints before it exits. */
export function configErrorSentence(error: ConfigError): string {
  return `${error.variable} is ${error.found}, but it must be ${error.expected}.`;
}
