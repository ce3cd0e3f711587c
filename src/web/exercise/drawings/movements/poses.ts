import type { SidePose } from '../figure/figure.ts';

export const standing = { hip: [31, 36.8], lean: 0, leg: { to: [31, 58.8] } } as const;

export const fromFloor: SidePose = {
  hip: [20.5, 44.5],
  lean: 62,
  nod: -25,
  leg: { to: [29, 58.8] },
  arm: { to: [33, 54.7] },
};

export const bentOver = { hip: [23, 38.6], lean: 62, nod: -15, leg: { to: [29, 58.8] } } as const;

export const lying = { hip: [32, 43.4], lean: -90, leg: { to: [44, 58.8] } } as const;

export const onFloor = { hip: [31, 57.8], lean: -90, leg: { to: [45, 58.8] } } as const;

export const seated = { hip: [26, 46.6], lean: -6, leg: { to: [38, 58.8] } } as const;

export const inFront = { view: 'front', hip: [32, 36.8], leg: { turns: [6, 2] } } as const;

export const seatedInFront = { view: 'front', hip: [32, 44.4], leg: { turns: [20, 2], seen: [0.4, 0.95] } } as const;

export const fours = { hip: [27, 47.2], lean: 76, nod: -15 } as const;

export const highPlank: SidePose = {
  hip: [28, 47],
  lean: 70,
  leg: { to: [8, 55.4] },
  foot: 20,
  arm: { to: [41, 58.8] },
};

export const jumping: SidePose = { hip: [31, 31.5], lean: 2, leg: [6, -8], foot: 25, arm: [148, 156] };

export const crouched: SidePose = { hip: [23, 45.5], lean: 50, leg: { to: [30, 58.8] }, arm: [-50, -35] };

export const split = { leg: { to: [39, 58.8] }, farLeg: { to: [17, 55.2] }, farFoot: 30 } as const;

export const strideA = { leg: [24, 14], farLeg: [-12, -30], farFoot: 62 } as const;

export const strideB = { leg: [-12, -30], foot: 62, farLeg: [24, 14], farFoot: 90 } as const;
