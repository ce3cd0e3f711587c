/** A document's version: its epoch and sequence number. Sent as its `ETag`. */
export interface Version {
  readonly epoch: string;
  readonly sequence: number;
}

/** A version that no document has. */
export const noVersion: Version = { epoch: '', sequence: 0 };

export function printVersion({ epoch, sequence }: Version): string {
  return `"${epoch}-${sequence}"`;
}

/** Parses a printed version. Returns null if the text is not one of our versions. */
export function parseVersion(text: string): Version | null {
  const match = /^"(.{1,64})-(0|[1-9]\d{0,15})"$/.exec(text);
  return match === null ? null : { epoch: match[1] as string, sequence: Number(match[2]) };
}
