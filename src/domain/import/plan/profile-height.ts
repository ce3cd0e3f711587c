import { foldCase, type RecordKey, toSi } from '../../kernel/index.ts';
import { preferencesId } from '../../profile/index.ts';
import { instantOf, type MeasurementDraft } from '../draft/index.ts';
import { contentHash } from './content-hash.ts';
import type { ReadRecord } from './known-document.ts';
import type { PlannedEdit } from './new-records.ts';

/** The record that has the user's height. */
export const profileKey: RecordKey = `preferences/${preferencesId}`;

const path = 'body/heightMetres';

/** Metres. Beyond it, the measurement is another one with the same name, or its unit is wrong. */
const possible = { least: 0.5, most: 2.75 } as const;

/** Returns the height in metres that was measured last; null if there is none. */
export function measuredHeight(measurements: readonly MeasurementDraft[], zone: string): number | null {
  let last: { readonly at: number; readonly metres: number } | null = null;
  for (const draft of measurements) {
    const metres = metresOf(draft);
    const at = instantOf(draft.at, zone);
    if (metres !== null && at !== null && (last === null || at > last.at)) last = { at, metres };
  }
  return last?.metres ?? null;
}

function metresOf({ measure, value: { value, unit } }: MeasurementDraft): number | null {
  if (!('name' in measure) || foldCase(measure.name.trim()) !== 'height') return null;
  if (unit !== 'cm' && unit !== 'm' && unit !== 'in') return null;
  const metres = toSi(value, unit);
  return metres >= possible.least && metres <= possible.most ? metres : null;
}

/** Returns the edit that writes a height into the profile; null if one is there already. */
export function heightEdit(metres: number, profile: ReadRecord | null): PlannedEdit | null {
  if ((profile?.leaves.get(path) ?? null) !== null) return null;
  return {
    key: profileKey,
    leaves: [{ path, value: metres }],
    text: null,
    before: profile === null ? null : contentHash(profile),
  };
}
