import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openTestBucket } from '../object-store/testing-bucket.ts';
import { earlierHistory, historyInBucket, historyInFolder } from './cleaning-history.ts';

it('is remembered in a folder, and a truncated file counts as a restored database', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'mensana-history-'));
  const history = historyInFolder(join(folder, 'attachments'));
  expect(await history.read()).toBeNull();
  await history.write({ epoch: 'one', since: 5 });
  expect(await history.read()).toEqual({ epoch: 'one', since: 5 });
  await writeFile(join(folder, 'attachments', 'history.json'), '{"epo');
  expect(await history.read()).toEqual(earlierHistory);
  await rm(folder, { recursive: true });
});

it('is shared by all servers in a bucket, and unknown while the bucket does not answer', async () => {
  const bucket = await openTestBucket();
  const [one, other] = [historyInBucket(bucket.open()), historyInBucket(bucket.open())];
  expect(await one.read()).toBeNull();
  await one.write({ epoch: 'one', since: 5 });
  expect(await other.read()).toEqual({ epoch: 'one', since: 5 });
  await bucket.stop();
  await expect(other.read()).rejects.toThrow('the object store failed');
  await bucket.remove();
});
