import { bench, roller, seat } from '../figure/shapes.ts';
import type { Movement } from './movement.ts';
import { bentOver, fromFloor, highPlank, lying, seated, standing } from './poses.ts';

export const pulls = {
  clean: {
    load: 'hands',
    positions: [fromFloor, { ...standing, arm: { to: [34, 24.4] } }],
  },
  'floor-to-overhead': {
    load: 'hands',
    positions: [fromFloor, { ...standing, arm: { to: [31.5, 7.6] } }],
  },
  'high-pull': {
    load: 'hands',
    positions: [
      fromFloor,
      { hip: [31, 33.8], lean: -4, leg: { to: [31, 55.8] }, foot: 55, arm: { to: [34.6, 26] }, hasElbowsOut: true },
    ],
  },
  'jump-shrug': {
    load: 'hands',
    positions: [
      { hip: [24, 39], lean: 48, nod: -10, leg: { to: [30, 58.8] }, arm: { to: [34, 46] } },
      { hip: [31, 32], lean: -3, leg: { to: [31, 54] }, foot: 35, arm: { to: [33.2, 34.8] } },
    ],
  },
  slam: {
    load: 'hands',
    positions: [
      { ...standing, arm: [166, 184] },
      { hip: [22, 43], lean: 62, leg: { to: [29, 58.8] }, arm: { to: [38, 51] } },
    ],
  },
  'floor-to-shoulder': {
    load: 'hands',
    typical: 0,
    positions: [
      { hip: [20.5, 45.5], lean: 62, leg: { to: [29, 58.8] }, arm: { to: [34.5, 53] } },
      { ...standing, lean: -6, arm: { to: [36, 29] } },
    ],
  },
  'pull-up': {
    isOffFloor: true,
    fixed: 'M8 4.6H56',
    positions: [
      { view: 'front', hip: [32, 34], arm: { turns: [156, 170] }, leg: { turns: [2, 0] } },
      { view: 'front', hip: [32, 25.5], arm: { turns: [62, 172] }, leg: { turns: [2, 0] } },
    ],
  },
  'dead-hang': {
    isOffFloor: true,
    fixed: 'M8 4.6H56',
    positions: [{ view: 'front', hip: [32, 34], arm: { turns: [172, 178] }, leg: { turns: [2, 0] } }],
  },
  'muscle-up': {
    isOffFloor: true,
    fixed: 'M8 27H56',
    positions: [
      { view: 'front', hip: [32, 56], arm: { turns: [168, 176] }, leg: { turns: [8, 0], seen: [0.3, 0] } },
      { view: 'front', hip: [32, 24.4], arm: { turns: [12, 4] }, leg: { turns: [2, 0] } },
    ],
  },
  'rope-climb': {
    isOffFloor: true,
    fixed: 'M37 2V62',
    positions: [
      { hip: [31, 38.4], lean: -6, leg: { to: [38, 50] }, foot: 80, arm: { to: [37, 10.4] }, farArm: { to: [37, 15] } },
      {
        hip: [31, 28.6],
        lean: -10,
        leg: { to: [38, 48.6] },
        foot: 80,
        arm: { to: [37, 15] },
        farArm: { to: [37, 10.4] },
      },
    ],
  },
  'front-lever': {
    isOffFloor: true,
    fixed: roller([26, 14]),
    positions: [{ hip: [33, 30.2], lean: -90, leg: [90, 90], foot: 100, arm: { to: [26, 15] } }],
  },
  pulldown: {
    load: 'hands',
    pulley: [33, 3],
    fixed: 'M18 49.5h14M25 49.5V61M31 41.6H37',
    positions: [
      { hip: [25, 46.6], lean: -6, leg: { to: [37, 58.8] }, arm: { to: [31.5, 19.6] } },
      { hip: [25, 46.6], lean: -16, leg: { to: [37, 58.8] }, arm: { to: [29, 33.4] } },
    ],
  },
  row: {
    load: 'hands',
    positions: [
      { ...bentOver, arm: [2, 4] },
      { ...bentOver, arm: { to: [31, 39.8] } },
    ],
  },
  'one-arm-row': {
    load: 'hand',
    fixed: 'M38 47.6H58M42 47.6V61M54 47.6V61',
    positions: [
      { ...bentOver, lean: 66, arm: [2, 2], farArm: { to: [44, 46] }, farLeg: { to: [22, 58.8] } },
      { ...bentOver, lean: 66, arm: { to: [31, 41] }, farArm: { to: [44, 46] }, farLeg: { to: [22, 58.8] } },
    ],
  },
  'renegade-row': {
    load: 'hands',
    positions: [highPlank, { ...highPlank, arm: { to: [36, 46.6] }, farArm: { to: [41, 58.8] } }],
  },
  'chest-supported-row': {
    load: 'hands',
    fixed: 'M24 51L42 33M33 42V61',
    positions: [
      { hip: [24, 45.6], lean: 48, leg: { to: [12, 58.8] }, foot: 75, arm: [2, 2] },
      { hip: [24, 45.6], lean: 48, leg: { to: [12, 58.8] }, foot: 75, arm: { to: [32.5, 44] } },
    ],
  },
  'seated-row': {
    load: 'hands',
    pulley: [60, 45],
    fixed: 'M12 54H30M16 54V61M26 54V61M44 61L47 48',
    positions: [
      { hip: [21, 51], lean: 18, leg: { to: [41.5, 54] }, foot: 165, arm: [75, 80] },
      { hip: [21, 51], lean: -6, leg: { to: [41.5, 54] }, foot: 165, arm: { to: [26.5, 45] } },
    ],
  },
  'inverted-row': {
    fixed: `${roller([21, 32])}M21 34V61`,
    positions: [
      { hip: [31.7, 52.7], lean: -74.5, leg: { to: [52.7, 58] }, foot: 160, arm: { to: [21, 33] } },
      { hip: [34.2, 46.8], lean: -57.5, leg: { to: [52.7, 58] }, foot: 160, arm: { to: [21, 33] } },
    ],
  },
  'face-pull': {
    load: 'hands',
    pulley: [60, 18],
    positions: [
      { hip: [26, 37.2], lean: -4, leg: { to: [28, 58.8] }, arm: [95, 95] },
      { hip: [26, 37.2], lean: -6, leg: { to: [28, 58.8] }, arm: { to: [30.5, 19] }, hasElbowsOut: true },
    ],
  },
  pullover: {
    load: 'hands',
    fixed: bench([8, 46.4], 32),
    positions: [
      { ...lying, arm: [-112, -104] },
      { ...lying, arm: [180, 180] },
    ],
  },
  'machine-pullover': {
    fixed: seat,
    positions: [
      { ...seated, hip: [24, 46.6], arm: [158, 176] },
      { ...seated, hip: [24, 46.6], arm: [24, 60] },
    ],
    moving: ['M22 17.4H30', 'M33 36V44'],
  },
  'straight-arm-pulldown': {
    load: 'hands',
    pulley: [54, 4],
    positions: [
      { hip: [25, 37.4], lean: 22, leg: { to: [29, 58.8] }, arm: [118, 122] },
      { hip: [25, 37.4], lean: 18, leg: { to: [29, 58.8] }, arm: [6, 12] },
    ],
  },
} satisfies Readonly<Record<string, Movement>>;
