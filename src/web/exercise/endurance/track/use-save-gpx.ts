import { useState } from 'react';
import { type Activity, knownSport } from '#domain/exercise/index.ts';
import { safeFileName } from '#domain/file-names/index.ts';
import type { PrivacyZone } from '#domain/profile/index.ts';
import { useFiles } from '../../../attachments/index.ts';
import { useMessages } from '../../../language/index.ts';
import { saveFile } from '../../../page/index.ts';
import { useProfileData } from '../../../replica/index.ts';
import { showToast } from '../../../ui/toast.tsx';
import { enduranceMessages } from '../messages/index.ts';
import type { WrittenGpx } from './track-methods.ts';
import { storedPoints, TrackReader } from './track-reader.ts';

export interface SaveGpx {
  readonly start: () => void;
  /** The file that is saved once the person has chosen what to do with privacy zones; null while nothing is asked. */
  readonly asked: WrittenGpx | null;
  /** Null saves nothing. */
  readonly answer: (answer: 'withoutZones' | 'whole' | null) => void;
}

/**
 * Saves the track of an activity as a GPX file. If places of it lie inside privacy zones, it asks first. If it cannot, it
 * says why.
 */
export function useSaveGpx(activity: Activity, title: string): SaveGpx {
  const m = useMessages(enduranceMessages);
  const write = useWriteGpx(activity, title);
  const { preferences } = useProfileData();
  const [asked, setAsked] = useState<WrittenGpx | null>(null);
  const save = ({ content }: WrittenGpx) => {
    if (content === null) return void showToast({ tone: 'bad', message: m.gpxFailures.noPlaces });
    const name = [activity.day, title].filter(Boolean).join(' ');
    saveFile(content, safeFileName(name, m.activity, 'gpx'));
  };
  return {
    start: async () => {
      const written = await write(Object.values(preferences.privacyZones));
      if (written === null) return;
      if (written.insideZones > 0) setAsked(written);
      else save(written);
    },
    asked,
    answer: async (answer) => {
      setAsked(null);
      const written = answer === 'whole' ? await write([]) : asked;
      if (answer !== null && written !== null) save(written);
    },
  };
}

/** Returns a function that writes the file, or says why it cannot and returns null. */
function useWriteGpx({ points, startedAt, sport, hidden }: Activity, title: string) {
  const m = useMessages(enduranceMessages);
  const files = useFiles();
  return async (zones: readonly PrivacyZone[]): Promise<WrittenGpx | null> => {
    const stored = await storedPoints(files, points);
    const reader = new TrackReader();
    const about = { title, sport: knownSport(sport), startedAt: startedAt ?? null };
    const written = stored.ok ? await reader.ask('gpx', stored.value, about, Object.values(hidden), zones) : stored;
    reader.end();
    if (written.ok) return written.value;
    showToast({ tone: 'bad', message: m.gpxFailures[written.error] });
    return null;
  };
}
