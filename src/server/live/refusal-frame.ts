import { decodeHubMessage, encodeMessage, type RefusalCode } from '#sync/protocol/index.ts';

/** The frame that refuses a push, or with no id the whole connection. */
export function refusalFrame(code: RefusalCode): Uint8Array {
  return encodeMessage({ type: 'refused', body: { id: null, code, key: null, wait: null } });
}

const beginning = Buffer.from(refusalFrame('shape')).subarray(0, 10); // version and type

/** The code where a frame for a device is a refusal. All others are told apart by their first bytes. */
export function refusalIn(frame: Uint8Array): RefusalCode | null {
  if (beginning.some((byte, at) => frame[at] !== byte)) return null;
  const message = decodeHubMessage(frame);
  return message.ok && message.value.type === 'refused' ? message.value.body.code : null;
}
