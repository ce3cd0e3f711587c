import { isJsonObject } from './record-patches.ts';

/**
 * Applies a merge patch: objects merge by name, null removes, and any other value replaces.
 *
 * @see RFC 7396, section 2
 */
export function mergePatch(target: unknown, patch: unknown): unknown {
  if (!isJsonObject(patch)) return patch;
  const merged = Object.assign(Object.create(null) as Record<string, unknown>, isJsonObject(target) ? target : {});
  for (const [name, value] of Object.entries(patch)) {
    if (value === null) delete merged[name];
    else merged[name] = mergePatch(merged[name], value);
  }
  return merged;
}
