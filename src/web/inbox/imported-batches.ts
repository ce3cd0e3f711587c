import type { WaitingRecording } from './inbox-server.ts';

/** An import of this device that the overview has yet to announce. */
export interface ImportedBatch {
  readonly batch: string;
  /** What brought the recordings; null if there were several. */
  readonly relay: string | null;
}

/** Writes an import as it is stored on the device: its id and its relay. */
export function printImported(batch: string, recordings: readonly Pick<WaitingRecording, 'relay'>[]): string {
  const relays = new Set(recordings.map(({ relay }) => relay));
  return [batch, ...(relays.size === 1 ? relays : [])].join(' ');
}

export function parseImported(stored: string): ImportedBatch {
  const [batch = '', relay] = stored.split(' ');
  return { batch, relay: relay ?? null };
}
