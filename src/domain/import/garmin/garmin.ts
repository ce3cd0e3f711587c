import { activityFiles } from '../activity-files/index.ts';
import type { ImportSource } from '../draft/source.ts';
import { extensionOf, kindOfFile } from '../files/index.ts';

/**
 * Reads the export of a Garmin account. The recordings are in archives within it, among files of everything else that
 * devices uploaded, and are read like any other.
 */
export const garmin: ImportSource = {
  app: 'garmin',
  name: 'Garmin',

  async recognise(files) {
    return files.some(({ path }) => isUploaded(path)) ? 'certain' : 'no';
  },

  read: (files) => activityFiles.read(files.filter(({ path }) => isUploaded(path) && kindOfFile(path) === 'recording')),

  // the archives are unpacked, and the summaries repeat what the recordings contain
  isAside: (path) => (isUploaded(path) && extensionOf(path) === 'zip') || /_summarizedActivities\.json$/i.test(path),
};

/** Returns whether a path is in the folder of uploads, which has had several names. */
function isUploaded(path: string): boolean {
  return /(?:^|\/)DI-Connect(?:-Fitness)?-Uploaded-Files\//i.test(path);
}
