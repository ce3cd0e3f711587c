/** A document as of one number of one history: its `ETag`. */
export interface Version {
  readonly epoch: string;
  readonly sequence: number;
}

/** The version of no document. */
export const noVersion: Version = { epoch: '', sequence: 0 };

export function printVersion({ epoch, sequence }: Version): string {
  return `"${epoch}-${sequence}"`;
}

/** Null for what is not a version of ours. */
export function parseVersion(text: string): Version | null {
  const match = /^"(.{1,64})-(0|[1-9]\d{0,15})"$/.exec(text);
  return match === null ? null : { epoch: match[1] as string, sequence: Number(match[2]) };
}
