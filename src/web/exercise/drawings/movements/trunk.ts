import { bench, roller, seat } from '../figure/shapes.ts';
import type { Movement } from './movement.ts';
import { inFront, onFloor, seated } from './poses.ts';

export const trunk = {
  crunch: {
    positions: [
      { ...onFloor, arm: { to: [14, 53] } },
      { ...onFloor, lean: -86, chest: -48, arm: { to: [20, 46.5] } },
    ],
  },
  'sit-up': {
    positions: [
      { ...onFloor, arm: { to: [14, 53] } },
      { ...onFloor, lean: -22, chest: -2, arm: { to: [31.5, 41] } },
    ],
  },
  'ghd-sit-up': {
    fixed: `M28 42.4H39M34 42.4V61M54 40V61${roller([54, 36.6])}`,
    positions: [
      { hip: [33, 39], lean: -112, leg: [92, 88], foot: 170, arm: [-140, -110] },
      { hip: [33, 39], lean: -4, chest: 14, leg: [92, 88], foot: 170, arm: [80, 85] },
    ],
  },
  'v-up': {
    positions: [
      { hip: [32, 58], lean: -90, leg: [90, 90], foot: 120, arm: [-90, -90] },
      { hip: [30, 57.6], lean: -42, chest: -34, leg: [136, 136], foot: 190, arm: [122, 122] },
    ],
  },
  'cable-crunch': {
    load: 'hands',
    pulley: [46, 4],
    positions: [
      { hip: [26, 48], lean: 10, chest: 18, leg: [0, -90], foot: -90, arm: { to: [35, 32] } },
      { hip: [24.4, 48.4], lean: 50, chest: 104, leg: [8, -90], foot: -90, arm: { to: [44, 46] } },
    ],
  },
  'machine-crunch': {
    fixed: seat,
    positions: [
      { ...seated, hip: [24, 46.6], arm: [70, 190] },
      { ...seated, hip: [24, 46.6], lean: 12, chest: 62, arm: [110, 220] },
    ],
    moving: [roller([30, 34.6]), roller([36, 40])],
  },
  'lying-leg-raise': {
    positions: [
      { ...onFloor, leg: [92, 92], foot: 130, arm: [88, 90] },
      { ...onFloor, leg: [172, 172], foot: 210, arm: [88, 90] },
    ],
  },
  'lying-knee-raise': {
    positions: [
      { ...onFloor, leg: { to: [46, 57] }, foot: 110, arm: [88, 90] },
      { ...onFloor, hip: [31, 55.6], lean: -100, nod: 10, leg: [196, 96], foot: 130, arm: [88, 90] },
    ],
  },
  'flutter-kick': {
    positions: [
      { ...onFloor, leg: [114, 112], foot: 112, farLeg: [96, 96], farFoot: 96, arm: [88, 90] },
      { ...onFloor, leg: [96, 96], foot: 96, farLeg: [114, 112], farFoot: 112, arm: [88, 90] },
    ],
  },
  'toe-touch-crunch': {
    positions: [
      { ...onFloor, leg: [176, 176], foot: 215, arm: [176, 176] },
      { ...onFloor, lean: -86, chest: -44, leg: [176, 176], foot: 215, arm: [146, 146] },
    ],
  },
  'dragon-flag': {
    fixed: bench([6, 46.4], 34),
    positions: [
      { hip: [24.6, 32.6], lean: -150, nod: 62, leg: [152, 152], foot: 160, arm: { to: [8, 47] } },
      { hip: [31, 40], lean: -106, nod: 18, leg: [104, 104], foot: 112, arm: { to: [8, 47] } },
    ],
  },
  'bicycle-crunch': {
    positions: [
      {
        ...onFloor,
        lean: -84,
        chest: -52,
        leg: [172, 80],
        foot: 110,
        farLeg: [102, 102],
        farFoot: 120,
        arm: { to: [20.5, 47] },
      },
      {
        ...onFloor,
        lean: -84,
        chest: -52,
        leg: [102, 102],
        foot: 120,
        farLeg: [172, 80],
        farFoot: 110,
        arm: { to: [20.5, 47] },
      },
    ],
  },
  'hanging-leg-raise': {
    isOffFloor: true,
    fixed: roller([31, 4]),
    positions: [
      { hip: [31, 34.4], lean: 0, leg: [0, 0], foot: 60, arm: { to: [31, 5.2] } },
      { hip: [30, 34.4], lean: -4, leg: [98, 98], foot: 130, arm: { to: [31, 5.2] } },
    ],
  },
  'hanging-knee-raise': {
    isOffFloor: true,
    fixed: roller([31, 4]),
    positions: [
      { hip: [31, 34.4], lean: 0, leg: [0, 0], foot: 60, arm: { to: [31, 5.2] } },
      { hip: [30, 34.4], lean: -4, leg: [112, 6], foot: 80, arm: { to: [31, 5.2] } },
    ],
  },
  'toes-to-bar': {
    isOffFloor: true,
    fixed: roller([31, 4]),
    positions: [
      { hip: [31, 34.4], lean: 0, leg: [0, 0], foot: 60, arm: { to: [31, 5.2] } },
      { hip: [33, 32.4], lean: -30, leg: { to: [35.6, 10.8] }, foot: 225, arm: { to: [31, 5.2] } },
    ],
  },
  'windshield-wiper': {
    isOffFloor: true,
    fixed: 'M8 4.6H56',
    positions: [
      {
        view: 'front',
        hip: [32, 34],
        arm: { turns: [172, 178] },
        leg: { turns: [66, 66] },
        leftLeg: { turns: [-66, -66] },
      },
      {
        view: 'front',
        hip: [32, 34],
        arm: { turns: [172, 178] },
        leg: { turns: [-66, -66] },
        leftLeg: { turns: [66, 66] },
      },
    ],
  },
  'captains-chair-knee-raise': {
    fixed: 'M26 12V61M28 30.6H42',
    positions: [
      { hip: [29.4, 34], lean: 0, leg: [0, 0], foot: 60, arm: [0, 90] },
      { hip: [29.4, 34], lean: 0, leg: [104, 4], foot: 80, arm: [0, 90] },
    ],
  },
  'captains-chair-leg-raise': {
    fixed: 'M26 12V61M28 30.6H42',
    positions: [
      { hip: [29.4, 34], lean: 0, leg: [0, 0], foot: 60, arm: [0, 90] },
      { hip: [29.4, 34], lean: 0, leg: [92, 92], foot: 120, arm: [0, 90] },
    ],
  },
  'side-bend': {
    load: 'hand',
    pulley: [58, 58],
    positions: [
      { ...inFront, arm: { turns: [6, 3] }, leftArm: { turns: [120, 250], seen: [0.9, 0.8] } },
      { ...inFront, lean: 24, arm: { turns: [6, 3] }, leftArm: { turns: [140, 270], seen: [0.9, 0.8] } },
    ],
  },
  'russian-twist': {
    load: 'hands',
    positions: [
      { hip: [27, 57.4], lean: -34, leg: { to: [45, 53] }, foot: 110, arm: { to: [31, 44] } },
      { hip: [27, 57.4], lean: -34, leg: { to: [45, 53] }, foot: 110, arm: { to: [23, 57] } },
    ],
  },
  woodchop: {
    load: 'hand',
    pulley: [60, 5],
    positions: [
      {
        ...inFront,
        lean: 10,
        turned: 0.4,
        arm: { to: [45, 13.5] },
        leftArm: { to: [45, 13.5] },
        leg: { turns: [14, 8] },
      },
      { ...inFront, lean: -10, turned: 0.4, arm: { to: [20, 35] }, leftArm: { to: [20, 35] }, leg: { turns: [14, 8] } },
    ],
  },
  'reverse-woodchop': {
    load: 'hand',
    pulley: [60, 57],
    positions: [
      { ...inFront, lean: 14, turned: 0.4, arm: { to: [45, 36] }, leftArm: { to: [45, 36] }, leg: { turns: [14, 8] } },
      {
        ...inFront,
        lean: -8,
        turned: 0.4,
        arm: { to: [19.4, 14.4] },
        leftArm: { to: [19.4, 14.4] },
        leg: { turns: [14, 8] },
      },
    ],
  },
  'standing-twist': {
    load: 'hand',
    pulley: [61, 27],
    positions: [
      { ...inFront, turned: 0.5, arm: { to: [45.4, 26.5] }, leftArm: { to: [45.4, 26.5] }, leg: { turns: [14, 8] } },
      { ...inFront, turned: 0.5, arm: { to: [18.6, 26.5] }, leftArm: { to: [18.6, 26.5] }, leg: { turns: [14, 8] } },
    ],
  },
  'landmine-rotation': {
    positions: [
      { ...inFront, turned: 0.5, arm: { to: [45, 23] }, leftArm: { to: [45, 23] }, leg: { turns: [14, 8] } },
      { ...inFront, turned: 0.5, arm: { to: [19, 23] }, leftArm: { to: [19, 23] }, leg: { turns: [14, 8] } },
    ],
    moving: ['M32 60L46 20.5', 'M32 60L18 20.5'],
  },
} satisfies Readonly<Record<string, Movement>>;
