import type { Result } from '#domain/kernel/index.ts';
import { type DeviceMessage, decodeDeviceMessage, type Push, pushIdIn, type RefusalCode } from '../protocol/index.ts';
import { encodeValue } from '../record/index.ts';
import { type HubLimits, type InvalidPush, type ValidPush, validatePush } from './push-validation.ts';

/** A decoded frame from a device, validated as far as possible without the user's data. */
export type ReadFrame =
  | { readonly kind: 'push'; readonly push: ReadPush; readonly admitted: Result<ValidPush, InvalidPush> }
  | { readonly kind: 'message'; readonly message: Exclude<DeviceMessage, { type: 'push' }> }
  | { readonly kind: 'refused'; readonly id: Uint8Array | null; readonly code: RefusalCode };

/** A push as it is stored: the list of replaced stamps, with an entry per leaf, is encoded again. */
export interface ReadPush extends Pick<Push, 'id' | 'changes' | 'offer'> {
  readonly replaced: Uint8Array;
}

/**
 * More values than a push within its size limit needs: a leaf takes several bytes of the push and one value besides. A
 * frame of two megabytes could hold ten times as many, which would take hundreds of megabytes of memory.
 */
const mostValues = 200_000;

/**
 * Decodes a frame and validates the push in it.
 *
 * @param mostAtOnce the maximum number of values to decode here
 * @returns null if the frame has more values
 */
export function readFrame(frame: Uint8Array, limits: HubLimits, mostAtOnce = mostValues): ReadFrame | null {
  const decoded = decodeDeviceMessage(frame, mostAtOnce);
  if (!decoded.ok) {
    const { code } = decoded.error;
    if (code !== 'sync/too-many-values')
      return { kind: 'refused', id: null, code: code === 'sync/version' ? 'version' : 'shape' };
    return mostAtOnce < mostValues ? null : { kind: 'refused', id: pushIdIn(frame), code: 'too-large' };
  }
  const message = decoded.value;
  if (message.type !== 'push') return { kind: 'message', message };
  const { id, changes, offer, replaced } = message.body;
  const push = { id, changes, replaced: encodeValue(replaced), ...(offer !== undefined && { offer }) };
  return { kind: 'push', push, admitted: validatePush(message.body, limits) };
}
