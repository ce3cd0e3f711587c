import { err, ok, type Result } from '#domain/kernel/index.ts';
import { decodeStrictValue, decodeValue, encodeValue, equalBytes, TooManyValues } from '../record/index.ts';
import { type Fetch, fetch, type Hello, hello, type Ping, type Push, ping, push } from './device-messages.ts';
import { type Ack, ack, type Changes, changes, type Want, type Welcome, want, welcome } from './hub-messages.ts';
import { type Refused, refused } from './refused.ts';
import { type Snapshot, snapshot } from './snapshot.ts';

/** Raised with each change of the wire format. A test stores the fingerprint of the schemas. */
export const protocolVersion = 4;

/** The messages that a device may send. */
export const deviceMessages = { hello, push, fetch, ping } as const;
/** The messages that a hub may send. */
export const hubMessages = { welcome, ack, changes, snapshot, refused, want, ping } as const;

export type DeviceMessage =
  | { readonly type: 'hello'; readonly body: Hello }
  | { readonly type: 'push'; readonly body: Push }
  | { readonly type: 'fetch'; readonly body: Fetch }
  | { readonly type: 'ping'; readonly body: Ping };

export type HubMessage =
  | { readonly type: 'welcome'; readonly body: Welcome }
  | { readonly type: 'ack'; readonly body: Ack }
  | { readonly type: 'changes'; readonly body: Changes }
  | { readonly type: 'snapshot'; readonly body: Snapshot }
  | { readonly type: 'refused'; readonly body: Refused }
  | { readonly type: 'want'; readonly body: Want }
  | { readonly type: 'ping'; readonly body: Ping };

export type MessageError =
  | { readonly code: 'sync/not-cbor' | 'sync/too-many-values' }
  | { readonly code: 'sync/version'; readonly version: unknown }
  | { readonly code: 'sync/shape'; readonly what: string };

/** Encodes a message as one frame: `[version, type, body]` in CBOR. */
export function encodeMessage({ type, body }: DeviceMessage | HubMessage): Uint8Array {
  return encodeValue([protocolVersion, type, body]);
}

/**
 * @param maxValues the maximum number of values in the frame, because decoded values may take many times the memory of
 * the frame
 */
export function decodeDeviceMessage(frame: Uint8Array, maxValues?: number): Result<DeviceMessage, MessageError> {
  const decode = (bytes: Uint8Array) => decodeStrictValue(bytes, maxValues);
  return decodeMessage(decode, frame, deviceMessages) as Result<DeviceMessage, MessageError>;
}

/**
 * The start of `[version, "push", {"id": …, …}]`, without the number of keys. In this encoding, `id` is the first key.
 */
const pushBegins = Uint8Array.of(0x83, ...encodeValue(protocolVersion), ...encodeValue('push'));
const idBegins = Uint8Array.of(...encodeValue('id'), 0x50);
const idBytes = 16;

/** Returns the id of a push without decoding its frame, or null if the frame is not a push. */
export function pushIdIn(frame: Uint8Array): Uint8Array | null {
  const idAt = pushBegins.length + 1;
  const from = idAt + idBegins.length;
  const isPush =
    frame.length > from + idBytes &&
    equalBytes(frame.subarray(0, pushBegins.length), pushBegins) &&
    equalBytes(frame.subarray(idAt, from), idBegins);
  return isPush ? frame.slice(from, from + idBytes) : null;
}

export function decodeHubMessage(frame: Uint8Array): Result<HubMessage, MessageError> {
  return decodeMessage(decodeValue, frame, hubMessages) as Result<HubMessage, MessageError>;
}

type Schemas = {
  readonly [type: string]:
    | (typeof deviceMessages)[keyof typeof deviceMessages]
    | (typeof hubMessages)[keyof typeof hubMessages];
};

function decodeMessage(
  decode: (frame: Uint8Array) => unknown,
  frame: Uint8Array,
  schemas: Schemas,
): Result<{ type: string; body: unknown }, MessageError> {
  let envelope: unknown;
  try {
    envelope = decode(frame);
  } catch (error) {
    return err({ code: error instanceof TooManyValues ? 'sync/too-many-values' : 'sync/not-cbor' });
  }
  if (!Array.isArray(envelope)) return err({ code: 'sync/shape', what: 'envelope' });
  const [version, type, body, ...more] = envelope as readonly unknown[];
  if (version !== protocolVersion) return err({ code: 'sync/version', version });
  if (more.length > 0) return err({ code: 'sync/shape', what: 'envelope' });
  const schema = typeof type === 'string' && Object.hasOwn(schemas, type) ? schemas[type] : undefined;
  if (schema === undefined) return err({ code: 'sync/shape', what: 'type' });
  const parsed = schema.safeParse(body);
  return parsed.success
    ? ok({ type: type as string, body: parsed.data })
    : err({ code: 'sync/shape', what: `${type as string} ${parsed.error.issues[0]?.path.join('.') ?? ''}`.trim() });
}
