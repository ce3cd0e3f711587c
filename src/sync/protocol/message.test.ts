import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod/mini';
import { crc32c, encodeValue, printStamp, type ReplicaId } from '../record/index.ts';
import { bytes, bytesOf16, mark, stamp } from './fields.ts';
import {
  type DeviceMessage,
  decodeDeviceMessage,
  decodeHubMessage,
  deviceMessages,
  encodeMessage,
  type HubMessage,
  hubMessages,
  protocolVersion,
} from './message.ts';
import { isEnding, isPassing, refusalCodes } from './refused.ts';

const id = new Uint8Array(16).fill(7);
const at = printStamp({ ms: 1_000, counter: 0, replica: 'AAAAAAAA' as ReplicaId });

const fromDevice: readonly DeviceMessage[] = [
  { type: 'hello', body: { epoch: null, cursor: null, mark: null, replica: 'AAAAAAAA' } },
  {
    type: 'hello',
    body: { epoch: 'e', cursor: 0, mark: id, replica: 'AAAAAAAA' },
  },
  { type: 'push', body: { id, changes: Uint8Array.of(1), replaced: [[at, null], []] } },
  { type: 'push', body: { id, changes: new Uint8Array(0), replaced: [], offer: true } },
  { type: 'fetch', body: { keys: ['notes/a'] } },
  { type: 'ping', body: {} },
];

const fromHub: readonly HubMessage[] = [
  { type: 'welcome', body: { epoch: 'e', time: 1.5, head: 0, highest: null, history: 'same' } },
  { type: 'welcome', body: { epoch: 'e', time: 0, head: 9, highest: at, history: 'other' } },
  { type: 'ack', body: { ids: [id], upto: 7 } },
  { type: 'changes', body: { after: 0, upto: 2, mark: id, entries: [Uint8Array.of(1)] } },
  { type: 'changes', body: { after: 0, upto: 0, mark: null, entries: [], packed: Uint8Array.of(2) } },
  {
    type: 'snapshot',
    body: { sequence: 4, mark: id, chunks: [{ id: 1, kind: 'heads', size: 9, sum: 0xffff_ffff }] },
  },
  { type: 'refused', body: { id: null, code: 'busy', key: null, wait: 0 } },
  { type: 'refused', body: { id, code: 'damaged', key: 'notes/a', wait: null } },
  { type: 'want', body: { key: 'notes/a', vector: Uint8Array.of(0) } },
  { type: 'ping', body: {} },
];

describe('a message', () => {
  it.each(fromDevice)('$type from a device decodes to what was encoded', (message) => {
    expect(decodeDeviceMessage(encodeMessage(message))).toEqual({ ok: true, value: message });
  });

  it.each(fromHub)('$type from a hub decodes to what was encoded', (message) => {
    expect(decodeHubMessage(encodeMessage(message))).toEqual({ ok: true, value: message });
  });

  it('of every type is among those tested here', () => {
    expect(new Set(fromDevice.map(({ type }) => type))).toEqual(new Set(Object.keys(deviceMessages)));
    expect(new Set(fromHub.map(({ type }) => type))).toEqual(new Set(Object.keys(hubMessages)));
  });

  it('is valid only for the receiving side', () => {
    const push = fromDevice[2] as DeviceMessage;
    const ack = fromHub[2] as HubMessage;
    expect(decodeHubMessage(encodeMessage(push))).toEqual({ ok: false, error: { code: 'sync/shape', what: 'type' } });
    expect(decodeDeviceMessage(encodeMessage(ack))).toEqual({ ok: false, error: { code: 'sync/shape', what: 'type' } });
  });

  it('cut at any byte is invalid CBOR', () => {
    const whole = encodeMessage(fromHub[1] as HubMessage);
    for (let length = 0; length < whole.length; length++)
      expect(decodeHubMessage(whole.subarray(0, length)), `cut to ${length} bytes`).toEqual({
        ok: false,
        error: { code: 'sync/not-cbor' },
      });
  });

  it('SY19b of arbitrary bytes is refused as a value', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 80 }), (frame) => {
        expect(decodeDeviceMessage(frame).ok).toBe(false);
      }),
    );
  });
});

describe('a frame is refused', () => {
  it.each<readonly [string, unknown]>([
    ['that is not a list', { type: 'ping' }],
    ['with a surplus item', [protocolVersion, 'ping', {}, 1]],
    ['of an unknown type', [protocolVersion, 'shout', {}]],
    ['of a type that names a property of every object', [protocolVersion, 'constructor', {}]],
    ['of the type __proto__', [protocolVersion, '__proto__', {}]],
    ['of a type that is not text', [protocolVersion, 1, {}]],
    ['without a body', [protocolVersion, 'hello']],
    ['with an id of 15 bytes', [protocolVersion, 'push', { id: id.subarray(1), changes: id, replaced: [] }]],
    ['with text instead of bytes', [protocolVersion, 'push', { id, changes: 'abc', replaced: [] }]],
    ['with an invalid stamp', [protocolVersion, 'push', { id, changes: id, replaced: [['now']] }]],
    ['with a cursor below 0', [protocolVersion, 'hello', hello({ cursor: -1 })]],
    ['with a fractional cursor', [protocolVersion, 'hello', hello({ cursor: 1.5 })]],
    ['with a replica of 7 characters', [protocolVersion, 'hello', hello({ replica: 'AAAAAAA' })]],
    ['that asks for 101 records', [protocolVersion, 'fetch', { keys: Array(101).fill('notes/a') }]],
  ])('%s', (_, envelope) => {
    expect(decodeDeviceMessage(encodeValue(envelope))).toMatchObject({ ok: false, error: { code: 'sync/shape' } });
  });

  it.each([0, protocolVersion + 1, 'latest', null])(
    'SY18j with version %s, before anything else of it is read',
    (version) => {
      const frame = encodeValue([version, 'unheard of', 5, 'and more']);
      expect(decodeDeviceMessage(frame)).toEqual({ ok: false, error: { code: 'sync/version', version } });
      expect(decodeHubMessage(frame)).toEqual({ ok: false, error: { code: 'sync/version', version } });
    },
  );

  it('with an error that names the invalid field', () => {
    const frame = encodeValue([protocolVersion, 'hello', hello({ cursor: 'x' })]);
    expect(decodeDeviceMessage(frame)).toEqual({ ok: false, error: { code: 'sync/shape', what: 'hello cursor' } });
  });
});

it('keys that a schema does not name are dropped, so that a newer side can add one', () => {
  const frame = encodeValue([protocolVersion, 'fetch', { keys: ['notes/a'], soon: true }]);
  expect(decodeDeviceMessage(frame)).toEqual({ ok: true, value: { type: 'fetch', body: { keys: ['notes/a'] } } });
});

it('SY18l each refusal code is passing, lasting or ending, and only one of these', () => {
  expect(refusalCodes.filter(isPassing)).toEqual(['busy', 'rate', 'clock', 'sign-in']);
  expect(refusalCodes.filter(isEnding)).toEqual(['session-revoked', 'account-deleted']);
  expect(refusalCodes.filter((code) => isPassing(code) && isEnding(code))).toEqual([]);
});

// If this fails, the wire format has changed: raise `protocolVersion`, and add its new fingerprint.
it('the wire format of a version never changes', () => {
  const fingerprints: Readonly<Record<number, number>> = {
    1: 2407041440,
    2: 2407041440, // another format of `packed`
    3: 2407041440, // encoded chunks
    4: 521817331, // a new device downloads a snapshot over HTTP
  };
  expect(crc32c(encodeValue(describeSchemas()))).toBe(fingerprints[protocolVersion]);
});

it('the fingerprint changes when a field changes its type, even from one kind of bytes to another', () => {
  const described = (schema: z.core.$ZodType) => describeSchema(z.object({ field: schema }));
  const kinds = [bytes, bytesOf16, stamp, z.string(), z.nullable(bytes), z.optional(bytes)].map(described);
  expect(new Set(kinds.map((kind) => JSON.stringify(kind))).size).toBe(kinds.length);
});

function describeSchemas(): unknown {
  const each = (schemas: Readonly<Record<string, z.core.$ZodType>>) =>
    Object.fromEntries(Object.entries(schemas).map(([type, schema]) => [type, describeSchema(schema)]));
  return { device: each(deviceMessages), hub: each(hubMessages) };
}

function describeSchema(schema: z.core.$ZodType): unknown {
  const names = new Map<z.core.$ZodType, string>([
    [bytes, 'bytes'],
    [bytesOf16, '16 bytes'],
    [mark, '16 bytes'],
    [stamp, 'stamp'],
  ]);
  return z.toJSONSchema(schema, {
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      const name = names.get(zodSchema);
      if (name !== undefined) jsonSchema.title = name;
    },
  });
}

function hello(changed: Readonly<Record<string, unknown>>) {
  return { epoch: null, cursor: null, mark: null, replica: 'AAAAAAAA', pages: null, ...changed };
}
