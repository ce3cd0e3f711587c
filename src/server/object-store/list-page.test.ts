import { expect, it } from 'vitest';
import { readErrorCode, readListPage } from './list-page.ts';

it('reads a list, whatever the order of its elements', () => {
  const xml = `<?xml version="1.0"?><ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/"><IsTruncated>true</IsTruncated>
    <Contents><Size>5</Size><ETag>&quot;x&quot;</ETag><Key>a/1</Key><LastModified>2026-11-30T12:00:00.500Z</LastModified></Contents>
    <CommonPrefixes><Prefix>b/</Prefix></CommonPrefixes><NextContinuationToken>a&amp;b&#43;&#x3d;</NextContinuationToken></ListBucketResult>`;
  expect(readListPage(xml)).toEqual({
    objects: [{ key: 'a/1', bytes: 5, changedAt: Date.UTC(2026, 10, 30, 12, 0, 0, 500) }],
    prefixes: ['b/'],
    next: 'a&b+=',
  });
  expect(readListPage('<ListBucketResult><IsTruncated>false</IsTruncated></ListBucketResult>').next).toBeNull();
});

it('refuses what is no list, a list that breaks off, and one that does not say how it goes on', () => {
  expect(() => readListPage('<html>A captive portal</html>')).toThrow();
  const list = '<ListBucketResult><IsTruncated>false</IsTruncated><Contents><Key>a</Key></Contents></ListBucketResult>';
  for (let at = 0; at < list.length; at++) expect(() => readListPage(list.slice(0, at))).toThrow();
  expect(() => readListPage('<ListBucketResult><IsTruncated>true</IsTruncated></ListBucketResult>')).toThrow();
});

it('reads the code of a refusal', () => {
  expect(readErrorCode('<Error><Code>NoSuchKey</Code><Message>…</Message></Error>')).toBe('NoSuchKey');
  expect(readErrorCode('Bad Gateway')).toBeNull();
});
