import { useLayoutEffect } from 'react';
import { createPortal } from 'react-dom';
import type { ShownSigns } from './line-signs.ts';

export interface SignHostsProps {
  readonly signs: ShownSigns;
  /** Called after the height of what is below lines may have changed. */
  readonly onRendered: () => void;
}

/** Renders the signs into their elements below the lines. */
export function SignHosts({ signs, onRendered }: SignHostsProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the heights may change with the signs
  useLayoutEffect(onRendered, [signs]);
  return signs.shown.map(({ sign, host }) => createPortal(sign.below?.(signs.act), host, host.dataset.lineSign));
}
