import { randomBytes } from 'node:crypto';
import type { BucketConfig } from '../config/config.ts';
import { Bucket } from '../object-store/bucket.ts';
import { BucketUnavailable } from '../object-store/bucket-unavailable.ts';
import { bad, type Finding, good } from './finding.ts';

const bytes = 1000;

const rangeAdvice =
  'It returns something else than the range that was asked for. Do not use it, or check whether a proxy changes requests.';

/** What to do, by the code of the store. */
const advice: Readonly<Record<string, string>> = {
  NoSuchBucket: 'Create the bucket, or correct the first part of the path in S3_URL.',
  AccessDenied: 'Allow the key to read, write, list and delete in the bucket.',
  InvalidAccessKeyId: 'Check S3_ACCESS_KEY_ID.',
  SignatureDoesNotMatch: 'Check S3_SECRET_ACCESS_KEY, and whether a proxy changes requests.',
  AuthorizationHeaderMalformed: 'Set S3_REGION to the region of the bucket.',
  PermanentRedirect: 'Set S3_URL and S3_REGION to those of the region of the bucket.',
  RequestTimeTooSkewed: 'Turn on time synchronisation on this machine.',
  HTTP_403: 'Check both keys and what they may do.',
  NOT_FROM_STORE: 'Check S3_URL, and whether a proxy answers in place of the store or removes ETag from its answers.',
  RANGE_IGNORED: rangeAdvice,
  RANGE_WRONG: rangeAdvice,
};

/** Writes, reads, lists and removes an object, as the server does: whole and in part, and whether it is there. */
export async function checkBucket(config: BucketConfig): Promise<Finding> {
  const name = 'Bucket';
  const bucket = new Bucket({ config });
  const key = `doctor/${randomBytes(8).toString('hex')}`;
  const content = randomBytes(bytes);
  let doing = 'written';
  try {
    const started = performance.now();
    await bucket.put(key, content);
    doing = 'read';
    if ((await bucket.size(key)) !== bytes) return bad(name, 'It does not know what was written. Do not use it.');
    for (const from of [0, bytes / 4]) {
      const stream = await bucket.read(key, { from, to: bytes });
      const read = stream && Buffer.from(await new Response(stream).arrayBuffer());
      if (!read?.equals(content.subarray(from)))
        return bad(name, 'It returns something else than what was written. Do not use it.');
    }
    doing = 'listed';
    const listed: string[] = [];
    for await (const page of bucket.list('doctor/')) listed.push(...page.map((object) => object.key));
    if (!listed.includes(key)) return bad(name, 'It does not list what was written. Do not use it.');
    doing = 'cleared';
    await bucket.delete(key);
    if ((await bucket.size(key)) !== null) return bad(name, 'It still has what was removed. Do not use it.');
    return good(name, `can be written, read, listed and cleared in ${Math.round(performance.now() - started)} ms`);
  } catch (error) {
    const code = error instanceof BucketUnavailable ? error.code : 'unknown error';
    const what = Object.hasOwn(advice, code) ? advice[code] : 'Check S3_URL, and whether the object store runs.';
    return bad(name, `Cannot be ${doing}: ${code}. ${what}`);
  }
}
