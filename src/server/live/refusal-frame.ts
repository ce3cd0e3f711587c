import { decodeHubMessage, encodeMessage, type RefusalCode } from '#sync/protocol/index.ts';

/** Returns the frame that refuses the whole connection. It has no push id. */
export function refusalFrame(code: RefusalCode): Uint8Array {
  return encodeMessage({ type: 'refused', body: { id: null, code, key: null, wait: null } });
}

const beginning = Buffer.from(refusalFrame('shape')).subarray(0, 10); // version and type

/**
 * Returns the code if a frame to a device is a refusal, or null. The first bytes distinguish refusals from all other
 * frames.
 */
export function refusalIn(frame: Uint8Array): RefusalCode | null {
  if (beginning.some((byte, at) => frame[at] !== byte)) return null;
  const message = decodeHubMessage(frame);
  return message.ok && message.value.type === 'refused' ? message.value.body.code : null;
}
