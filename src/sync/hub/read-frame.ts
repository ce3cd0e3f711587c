import type { Result } from '#domain/kernel/index.ts';
import { type DeviceMessage, decodeDeviceMessage, type Push, pushIdIn, type RefusalCode } from '../protocol/index.ts';
import { encodeValue } from '../record/index.ts';
import { type HubLimits, type InvalidPush, type ValidPush, validatePush } from './push-validation.ts';

/** A decoded frame from a device, validated as far as possible without the user's data. */
export type ReadFrame =
  | { readonly kind: 'push'; readonly push: ReadPush; readonly admitted: Result<ValidPush, InvalidPush> }
  | { readonly kind: 'message'; readonly message: Exclude<DeviceMessage, { type: 'push' }> }
  | { readonly kind: 'refused'; readonly id: Uint8Array | null; readonly code: RefusalCode };

/** A push as it is stored. Its list of replaced stamps, with one entry per leaf, is encoded again. */
export interface ReadPush extends Pick<Push, 'id' | 'changes' | 'offer'> {
  readonly replaced: Uint8Array;
}

/**
 * The maximum number of values in a frame. A push within its size limit needs fewer: each leaf takes several bytes of
 * `changes`, and only one value outside it. A frame of two megabytes could hold ten times as many, which would take
 * hundreds of megabytes of memory.
 */
const maxValues = 200_000;

/**
 * Decodes a frame and validates the push in it.
 *
 * @param maxAtOnce the maximum number of values to decode in this call
 * @returns null if the frame has more values
 */
export function readFrame(frame: Uint8Array, limits: HubLimits, maxAtOnce = maxValues): ReadFrame | null {
  const decoded = decodeDeviceMessage(frame, maxAtOnce);
  if (!decoded.ok) {
    const { code } = decoded.error;
    if (code !== 'sync/too-many-values')
      return { kind: 'refused', id: null, code: code === 'sync/version' ? 'version' : 'shape' };
    return maxAtOnce < maxValues ? null : { kind: 'refused', id: pushIdIn(frame), code: 'too-large' };
  }
  const message = decoded.value;
  if (message.type !== 'push') return { kind: 'message', message };
  const { id, changes, offer, replaced } = message.body;
  const push = { id, changes, replaced: encodeValue(replaced), ...(offer !== undefined && { offer }) };
  return { kind: 'push', push, admitted: validatePush(message.body, limits) };
}
