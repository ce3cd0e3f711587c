import { ball, roller, seat } from '../figure/shapes.ts';
import type { Movement } from './movement.ts';
import { fours, inFront, standing } from './poses.ts';

export const legs = {
  'leg-extension': {
    fixed: seat,
    positions: [
      { hip: [24, 46.6], lean: -6, leg: [90, 4], arm: { to: [27, 48] } },
      { hip: [24, 46.6], lean: -6, leg: [90, 78], arm: { to: [27, 48] } },
    ],
    moving: [roller([38, 56]), roller([46.6, 47])],
  },
  'seated-leg-curl': {
    fixed: seat,
    positions: [
      { hip: [24, 46.6], lean: -6, leg: [90, 74], arm: { to: [27, 48] } },
      { hip: [24, 46.6], lean: -6, leg: [90, -18], arm: { to: [27, 48] } },
    ],
    moving: [roller([45, 52]), roller([29.8, 57.8])],
  },
  'lying-leg-curl': {
    fixed: 'M22 46.6H54M27 46.6V61M49 46.6V61',
    positions: [
      { hip: [33, 43.8], lean: 90, leg: [-90, -90], foot: -30, arm: { to: [50, 51] } },
      { hip: [33, 43.8], lean: 90, leg: [-90, -192], foot: -110, arm: { to: [50, 51] } },
    ],
    moving: [roller([11.5, 40.6]), roller([27.4, 34.4])],
  },
  'standing-leg-curl': {
    fixed: 'M43 22V61',
    positions: [
      { ...standing, lean: 4, arm: { to: [42, 33] }, farLeg: { to: [32, 58.8] } },
      {
        ...standing,
        lean: 4,
        arm: { to: [42, 33] },
        farLeg: { to: [32, 58.8] },
        leg: [4, -95],
        foot: -10,
        farFoot: 90,
      },
    ],
    moving: [roller([27, 56.5]), roller([21.4, 44])],
  },
  'nordic-curl': {
    fixed: roller([12.5, 55.4]),
    positions: [
      { hip: [24, 48], lean: 0, leg: [0, -90], foot: -86, arm: [20, 130] },
      { hip: [33, 52.4], lean: 58, leg: [-56, -90], foot: -86, arm: [40, 140] },
    ],
  },
  'sliding-leg-curl': {
    positions: [
      { hip: [30.8, 54.2], lean: -104, nod: 14, leg: { to: [52, 58.4] }, foot: 150, arm: [88, 90] },
      { hip: [30.5, 50.2], lean: -124, nod: 34, leg: { to: [43, 58.4] }, foot: 130, arm: [88, 90] },
    ],
  },
  'ball-leg-curl': {
    positions: [
      { hip: [30.8, 52.6], lean: -113, nod: 22, leg: { to: [52, 49.6] }, foot: 170, arm: [88, 90] },
      { hip: [29.6, 48.6], lean: -134, nod: 44, leg: { to: [41, 49.6] }, foot: 130, arm: [88, 90] },
    ],
    moving: [ball([52, 56]), ball([41, 56])],
  },
  'reverse-nordic-curl': {
    positions: [
      { hip: [33, 48], lean: 0, leg: [0, -90], foot: -90, arm: [20, 130] },
      { hip: [24.6, 51.8], lean: -48, leg: [48, -90], foot: -90, arm: [0, 110] },
    ],
  },
  'hip-abduction': {
    fixed: 'M22 49H42M32 49V61',
    positions: [
      { view: 'front', hip: [32, 44.4], arm: { turns: [14, -14] }, leg: { turns: [16, 4], seen: [0.4, 0.95] } },
      { view: 'front', hip: [32, 44.4], arm: { turns: [14, -14] }, leg: { turns: [66, 22], seen: [0.85, 0.95] } },
    ],
    moving: ['M39.6 47v6M24.4 47v6', 'M48 46.5v6M16 46.5v6'],
  },
  'hip-adduction': {
    fixed: 'M22 49H42M32 49V61',
    positions: [
      { view: 'front', hip: [32, 44.4], arm: { turns: [14, -14] }, leg: { turns: [66, 22], seen: [0.85, 0.95] } },
      { view: 'front', hip: [32, 44.4], arm: { turns: [14, -14] }, leg: { turns: [16, 4], seen: [0.4, 0.95] } },
    ],
    moving: ['M41.5 46.5v6M22.5 46.5v6', 'M34 48v6M30 48v6'],
  },
  'standing-hip-abduction': {
    load: 'foot',
    pulley: [5, 57],
    positions: [
      { ...inFront, arm: { turns: [10, 4] }, leg: { turns: [2, 0] } },
      { ...inFront, lean: -6, arm: { turns: [16, 10] }, leg: { turns: [38, 38] }, leftLeg: { turns: [2, 0] } },
    ],
  },
  'standing-hip-adduction': {
    load: 'foot',
    pulley: [59, 57],
    positions: [
      { ...inFront, lean: -6, arm: { turns: [16, 10] }, leg: { turns: [34, 34] }, leftLeg: { turns: [2, 0] } },
      { ...inFront, arm: { turns: [10, 4] }, leg: { turns: [-12, -14] }, leftLeg: { turns: [4, 2] } },
    ],
  },
  'knee-drive': {
    load: 'foot',
    pulley: [5, 58],
    positions: [
      { hip: [31, 37], lean: 8, leg: [-24, -40], foot: 45, farFoot: 90, farLeg: { to: [31, 58.8] }, arm: [30, 110] },
      { hip: [31, 37], lean: 2, leg: [96, -6], foot: 90, farLeg: { to: [31, 58.8] }, arm: [-30, 60] },
    ],
  },
  'hip-extension': {
    load: 'foot',
    pulley: [54, 58],
    fixed: 'M47 20V61',
    positions: [
      { hip: [29, 37], lean: 18, leg: [10, 0], arm: { to: [46, 34] }, farLeg: { to: [29, 58.8] } },
      {
        hip: [29, 37],
        lean: 24,
        leg: [-34, -40],
        foot: 40,
        farFoot: 90,
        arm: { to: [46, 34] },
        farLeg: { to: [29, 58.8] },
      },
    ],
  },
  'donkey-kick': {
    positions: [
      { ...fours, leg: [0, -88], foot: -80, arm: { to: [41, 59.6] } },
      { ...fours, leg: [-98, 178], foot: -90, arm: { to: [41, 59.6] }, farLeg: [0, -88], farFoot: -80 },
    ],
  },
  'side-lying-leg-raise': {
    positions: [
      { hip: [32, 57.4], lean: -82, leg: [90, 90], foot: 90, arm: [-94, -92] },
      { hip: [32, 57.4], lean: -82, leg: [126, 126], foot: 126, farLeg: [90, 90], farFoot: 90, arm: [-94, -92] },
    ],
  },
  'calf-raise': {
    load: 'hands',
    fixed: 'M31.5 61V58.4H44V61',
    positions: [
      { hip: [30, 36.8], lean: 0, leg: { to: [30, 58.8] }, foot: 108, arm: [0, 2] },
      { hip: [31.5, 31], lean: 0, leg: { to: [31.5, 53] }, foot: 42, arm: [0, 2] },
    ],
  },
  'barbell-calf-raise': {
    load: 'back',
    fixed: 'M31.5 61V58.4H44V61',
    positions: [
      { hip: [30, 36.8], lean: 3, leg: { to: [30, 58.8] }, foot: 108, arm: [-35, 132] },
      { hip: [31.5, 31], lean: 3, leg: { to: [31.5, 53] }, foot: 42, arm: [-35, 132] },
    ],
  },
  'seated-calf-raise': {
    fixed: 'M18 49.5h12M24 49.5V61M37.5 61V58.4H47V61',
    positions: [
      { hip: [25, 46.6], lean: 6, leg: { to: [36, 58.8] }, foot: 106, arm: { to: [34, 43.5] } },
      { hip: [25, 46.6], lean: 6, leg: { to: [37.5, 54] }, foot: 42, arm: { to: [34, 40.5] } },
    ],
    moving: ['M32 44.4L38.6 45.4', 'M32.4 39.8L39 40.8'],
  },
  'tibialis-raise': {
    fixed: 'M22 10V61',
    positions: [
      { hip: [25.4, 37.6], lean: 0, leg: { to: [31, 58.8] }, foot: 92, arm: [2, 6] },
      { hip: [25.4, 37.6], lean: 0, leg: { to: [31, 58.8] }, foot: 132, arm: [2, 6] },
    ],
  },
} satisfies Readonly<Record<string, Movement>>;
