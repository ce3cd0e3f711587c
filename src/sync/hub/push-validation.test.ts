import { describe, expect, it } from 'vitest';
import type { Push } from '../protocol/index.ts';
import { encodeChanges, encodeValue } from '../record/index.ts';
import { changeOf, pushOf, stampAt } from '../testing/scenario.ts';
import { type HubLimits, hubLimits, validatePush } from './push-validation.ts';

const update = Uint8Array.of(0, 0);

describe('a push', () => {
  it('SY19a is accepted whatever its leaves contain, because an older hub does not know them', () => {
    const change = changeOf('futures/one', 5, { 'mood/colour': { hue: 0 } }, { update });
    expect(validatePush(bodyOf([change]), hubLimits)).toMatchObject({
      ok: true,
      value: { highest: stampAt(5), removals: null },
    });
  });

  it('SY19d above 1 MiB is too large, but not at exactly 1 MiB', () => {
    const limits: HubLimits = { ...hubLimits, pushBytes: 100 };
    const sized = (bytes: number) => {
      const bare = bodyOf([changeOf('notes/a', 0, { title: 'x'.repeat(24) })]).changes.length;
      return bodyOf([changeOf('notes/a', 0, { title: 'x'.repeat(24 + bytes - bare) })]);
    };
    expect(sized(100).changes).toHaveLength(100);
    expect(validatePush(sized(100), limits).ok).toBe(true);
    expect(validatePush(sized(101), limits)).toEqual(refusal('too-large', null));
    expect(hubLimits.pushBytes).toBe(1024 * 1024);
  });

  it('SY19e with more values in a leaf, or in all leaves, than they may have is too large, not with as many', () => {
    const list = (count: number) => changeOf('notes/a', 1, { list: Array(count).fill([]) });
    expect(validatePush(bodyOf([list(9_999)]), hubLimits).ok).toBe(true);
    expect(validatePush(bodyOf([list(10_000)]), hubLimits)).toEqual(refusal('too-large', 'notes/a'));
    const nested = changeOf('notes/a', 1, { map: { a: Array(5_000).fill({}), b: Array(5_000).fill(0) } });
    expect(validatePush(bodyOf([nested]), hubLimits)).toEqual(refusal('too-large', 'notes/a'));
    const many = Object.fromEntries(Array.from({ length: 50 }, (_, at) => [`list/${at}`, Array(9_000).fill([])]));
    expect(validatePush(bodyOf([changeOf('notes/a', 1, many)]), hubLimits)).toEqual(refusal('too-large', null));
  });

  it('SY19g with a path of more than sixteen segments is too large', () => {
    const path = (segments: number) => Array(segments).fill('a').join('/');
    expect(validatePush(bodyOf([changeOf('notes/a', 1, { [path(16)]: 1 })]), hubLimits).ok).toBe(true);
    expect(validatePush(bodyOf([changeOf('notes/a', 1, { [path(17)]: 1 })]), hubLimits)).toEqual(
      refusal('too-large', 'notes/a'),
    );
  });

  it('SY19c that cannot be read is refused as shape, with the record if it is known', () => {
    expect(validatePush({ ...bodyOf([]), changes: Uint8Array.of(255) }, hubLimits)).toEqual(refusal('shape', null));
    const wire = encodeValue([['notes/a', [['no stamp', ['title', 'x']]]]]);
    expect(validatePush({ ...bodyOf([]), changes: wire, replaced: [[]] }, hubLimits)).toEqual(
      refusal('shape', 'notes/a'),
    );
  });

  it('SY19c with a path of __proto__ is refused as shape', () => {
    const wire = encodeValue([['notes/a', [[stampAt(1), ['__proto__', 'x']]]]]);
    expect(validatePush({ ...bodyOf([]), changes: wire, replaced: [[]] }, hubLimits)).toEqual(
      refusal('shape', 'notes/a'),
    );
  });

  it('SY19c without changes is refused', () => {
    expect(validatePush(bodyOf([]), hubLimits)).toEqual(refusal('shape', null));
  });

  it.each<readonly [string, Push['replaced']]>([
    ['no list for a change', []],
    ['a surplus list', [[null, null], []]],
    ['a missing stamp', [[null]]],
    ['a surplus stamp', [[null, null, null]]],
  ])('SY19c with %s as replaced stamps is refused', (_, replaced) => {
    const change = changeOf('notes/a', 1, { title: 'x', notebook: 'y' });
    expect(validatePush(bodyOf([change], { replaced }), hubLimits)).toEqual(refusal('shape', 'notes/a'));
    expect(validatePush(bodyOf([change], { replaced: [[null, stampAt(0)]] }), hubLimits).ok).toBe(true);
  });

  it('SY21c with a flipped bit in a body is refused as damaged, with the record', () => {
    const good = changeOf('notes/a', 1, { title: 'x' });
    const bad = changeOf('notes/b', 1, {}, { update });
    const flipped = { ...bad, body: { update: Uint8Array.of(0, 1), sum: bad.body?.sum ?? 0 } };
    expect(validatePush(bodyOf([good, flipped]), hubLimits)).toEqual(refusal('damaged', 'notes/b'));
  });

  it('SY21c with a body of another record is refused as damaged', () => {
    const other = changeOf('notes/a', 1, {}, { update });
    expect(validatePush(bodyOf([{ ...changeOf('notes/b', 1, {}), body: other.body! }]), hubLimits)).toEqual(
      refusal('damaged', 'notes/b'),
    );
  });

  it('SY8a has the highest stamp of its leaves and tombstones', () => {
    const changes = [
      changeOf('notes/a', 3, { title: 'x' }),
      changeOf('notes/b', 1, {}, { tombstone: stampAt(9) }),
      changeOf('notes/c', 7, { title: 'y' }),
    ];
    expect(validatePush(bodyOf(changes), hubLimits)).toMatchObject({ value: { highest: stampAt(9) } });
    expect(validatePush(bodyOf([changeOf('notes/a', 1, {}, { update })]), hubLimits)).toMatchObject({
      value: { highest: null },
    });
  });

  it.each([
    ['half of a surrogate pair', [0xed, 0xa0, 0x80, 0x78]],
    ['an invalid start byte', [0x78, 0xff, 0x78, 0x78]],
  ])('SY19c with %s in a text is refused as shape: in a value, a path or a key', (_, broken) => {
    const changes = [changeOf('notes/b', 1, { title: 'wxyz' }), changeOf('notes/a', 1, { path: 'x' })];
    for (const text of ['wxyz', 'path', 'es/b']) {
      const bytes = encodeChanges(changes);
      bytes.set(broken, Buffer.from(bytes).indexOf(text));
      expect(validatePush({ ...bodyOf(changes), changes: bytes }, hubLimits)).toEqual(refusal('shape', null));
    }
  });

  it('SY20d that consists of removals is distinguished from others', () => {
    const trash = changeOf('notes/a', 1, { trashedAt: 5 });
    const gone = changeOf('notes/b', 1, {}, { tombstone: stampAt(1) });
    const edit = changeOf('notes/c', 1, { title: 'x' });
    const onlyRemoves = (...changes: readonly ReturnType<typeof changeOf>[]) => {
      const admitted = validatePush(bodyOf(changes), hubLimits);
      return admitted.ok && admitted.value.removals !== null;
    };
    expect(onlyRemoves(trash, gone)).toBe(true);
    expect(onlyRemoves(trash, edit)).toBe(false);
    expect(onlyRemoves(changeOf('notes/a', 1, { trashedAt: 5, title: 'x' }))).toBe(false);
    expect(onlyRemoves(changeOf('notes/a', 1, { trashedAt: 5 }, { update }))).toBe(false);
    expect(onlyRemoves(changeOf('notes/a', 1, { title: 'x' }, { tombstone: stampAt(1) }))).toBe(false);
    expect(onlyRemoves(changeOf('notes/a', 1, {}, { tombstone: stampAt(1), update }))).toBe(false);
    for (const trashedAt of [null, 'x'.repeat(1000), [5], { at: 5 }, true])
      expect(onlyRemoves(changeOf('notes/a', 1, { trashedAt }))).toBe(false);
  });
});

function bodyOf(changes: Parameters<typeof pushOf>[1], more: Partial<Push> = {}): Push {
  return pushOf(1, changes, more).body as Push;
}

function refusal(code: string, key: string | null) {
  return { ok: false, error: { code, key } };
}
