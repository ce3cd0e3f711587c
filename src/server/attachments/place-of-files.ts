import type { BucketConfig } from '../config/config.ts';
import type { Executor } from '../db/database.ts';
import { readMeta, replaceMeta } from '../db/meta.ts';

/** The name under which the database knows where its files are. */
const metaName = 'files';
/** Stored, so it never changes. */
const folder = 'folder';

/** The server would look for files where they are not. The message is for the operator. */
export class FilesElsewhere extends Error {
  constructor(stored: string, present: string) {
    super(
      `The files of this database are in ${placeName(stored)}, but this server looks for them in ${placeName(present)}. Nothing was changed. If S3_URL is missing or wrong, correct it. To move files, use "mensana move-files". After you have copied them yourself to another bucket, run "mensana move-files --to bucket" once with the new S3_URL.`,
    );
  }
}

/** Returns where the files are, such as `https://host/bucket/folder/`, without keys. */
export function placeOfFiles(bucket: BucketConfig | null): string {
  return bucket === null ? folder : `${bucket.url}/${bucket.folder}`;
}

/**
 * Makes sure that a server does not take files for missing ones that are elsewhere. The first start notes the place.
 * Nothing speaks against a bucket in place of a folder that has no files any more, see `refuseFilesInFolder`.
 *
 * @throws FilesElsewhere
 */
export async function settlePlaceOfFiles(executor: Executor, bucket: BucketConfig | null): Promise<void> {
  const elsewhere = await filesElsewhere(executor, bucket);
  if (elsewhere !== null) throw elsewhere;
  await notePlaceOfFiles(executor, bucket);
}

/** Returns the error if files are somewhere else than where a server would look for them, or null. */
export async function filesElsewhere(executor: Executor, bucket: BucketConfig | null): Promise<FilesElsewhere | null> {
  const stored = await readMeta(executor, metaName);
  const place = placeOfFiles(bucket);
  return stored === null || stored === folder || stored === place ? null : new FilesElsewhere(stored, place);
}

/** Notes where the files are, as after they were moved. */
export async function notePlaceOfFiles(executor: Executor, bucket: BucketConfig | null): Promise<void> {
  const stored = await readMeta(executor, metaName);
  if (stored !== placeOfFiles(bucket)) await replaceMeta(executor, metaName, { stored, value: placeOfFiles(bucket) });
}

function placeName(place: string): string {
  return place === folder ? 'DATA_DIR' : `the bucket ${place}`;
}
