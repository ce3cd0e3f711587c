import type { Movement } from './movement.ts';
import { strideA, strideB } from './poses.ts';

export const travel = {
  running: {
    positions: [
      {
        hip: [30, 36],
        lean: 10,
        leg: [62, -24],
        foot: 70,
        farLeg: [-30, -68],
        farFoot: 10,
        arm: [-50, 45],
        farArm: [34, 118],
      },
      {
        hip: [30, 36],
        lean: 10,
        leg: [-30, -68],
        foot: 10,
        farLeg: [62, -24],
        farFoot: 70,
        arm: [34, 118],
        farArm: [-50, 45],
      },
    ],
  },
  walking: {
    positions: [
      { hip: [31, 37.8], lean: 3, ...strideA, arm: [-22, 0], farArm: [18, 34] },
      { hip: [31, 37.8], lean: 3, ...strideB, arm: [18, 34], farArm: [-22, 0] },
    ],
  },
  'stair-climber': {
    isOffFloor: true,
    fixed: 'M4 61H19V57H32V52H45V47H60',
    positions: [
      {
        hip: [27, 33.4],
        lean: 8,
        leg: { to: [36.5, 49.8] },
        farLeg: { to: [25, 54.8] },
        arm: [-20, 30],
        farArm: [20, 70],
      },
      {
        hip: [36, 28.2],
        lean: 6,
        leg: { to: [36.5, 49.8] },
        farLeg: [30, -40],
        farFoot: 70,
        arm: [20, 70],
        farArm: [-20, 30],
      },
    ],
  },
  'sled-push': {
    positions: [
      {
        hip: [22, 42],
        lean: 58,
        leg: { to: [23, 58] },
        foot: 75,
        farLeg: { to: [6, 56] },
        farFoot: 50,
        arm: { to: [48, 38.5] },
      },
      {
        hip: [22, 42],
        lean: 58,
        leg: { to: [6, 56] },
        foot: 50,
        farLeg: { to: [23, 58] },
        farFoot: 75,
        arm: { to: [48, 38.5] },
      },
    ],
    moving: ['M42 58.6H60M49 58.6V32', 'M42 58.6H60M49 58.6V32'],
  },
  'sled-drag': {
    positions: [
      { hip: [20, 42], lean: -14, leg: { to: [27, 58.8] }, farLeg: { to: [15, 58] }, arm: [60, 66] },
      { hip: [20, 42], lean: -14, leg: { to: [15, 58.4] }, farLeg: { to: [27, 58.8] }, arm: [60, 66] },
    ],
    moving: ['M31.6 35.5L46 52M42 58.6H60M46 58.6V50H56V58.6', 'M31.6 35.5L46 52M42 58.6H60M46 58.6V50H56V58.6'],
  },
  cycling: {
    fixed:
      'M3.4 51a9 9 0 1 0 18 0a9 9 0 1 0 -18 0M41.4 51a9 9 0 1 0 18 0a9 9 0 1 0 -18 0M12.4 51L25 36.5H45L50.4 51M25 34L30.5 52L45 36.5M45 36.5L44 31H47.5',
    positions: [
      { hip: [25, 31.4], lean: 52, leg: { to: [31, 46.4] }, farLeg: { to: [29.4, 52.8] }, arm: { to: [46.4, 31] } },
      { hip: [25, 31.4], lean: 52, leg: { to: [29.4, 52.8] }, farLeg: { to: [31, 47] }, arm: { to: [46.4, 31] } },
    ],
  },
  'exercise-bike': {
    fixed: 'M39 50.5a8 8 0 1 0 16 0a8 8 0 1 0 -16 0M14 61H24M21 36L24 61M24 52H47L43.4 30H47M31 52V61',
    positions: [
      { hip: [21, 33], lean: 36, leg: { to: [33, 46.4] }, farLeg: { to: [30, 52.6] }, arm: { to: [43, 29.2] } },
      { hip: [21, 33], lean: 36, leg: { to: [29.6, 52.4] }, farLeg: { to: [33, 47] }, arm: { to: [43, 29.2] } },
    ],
  },
  elliptical: {
    fixed: 'M42 52a7 7 0 1 0 14 0a7 7 0 1 0 -14 0M44 56L46 24',
    positions: [
      {
        hip: [28, 32.6],
        lean: 4,
        leg: { to: [35, 52.4] },
        farLeg: { to: [20, 53.6] },
        farFoot: 70,
        arm: { to: [38, 26] },
        farArm: { to: [42, 24] },
      },
      {
        hip: [28, 32.6],
        lean: 4,
        leg: { to: [20, 53.6] },
        foot: 70,
        farLeg: { to: [35, 52.4] },
        arm: { to: [42, 24] },
        farArm: { to: [38, 26] },
      },
    ],
    moving: ['M37.4 20.6L41 44M16 57.4L44 54', 'M41.6 18.6L41 44M16 57.4L44 54'],
  },
  'rowing-machine': {
    load: 'hands',
    pulley: [58, 46],
    fixed: 'M8 55.4H52M10 55.4V61M50 61V48M44 57L48 47',
    positions: [
      { hip: [30, 51], lean: 20, leg: { to: [43, 53.4] }, foot: 150, arm: { to: [48, 45] } },
      { hip: [21.5, 51], lean: -16, leg: { to: [43, 53.4] }, foot: 150, arm: { to: [24.5, 44] } },
    ],
  },
  swimming: {
    isOffFloor: true,
    fixed: 'M4 47q3.5 -3.4 7 0t7 0t7 0t7 0t7 0t7 0t7 0t7 0',
    positions: [
      {
        hip: [30, 41],
        lean: 86,
        leg: [-88, -94],
        foot: -80,
        farLeg: [-82, -78],
        farFoot: -60,
        arm: [94, 94],
        farArm: [-60, -60],
      },
      {
        hip: [30, 41],
        lean: 86,
        leg: [-82, -78],
        foot: -60,
        farLeg: [-88, -94],
        farFoot: -80,
        hasElbowsOut: true,
        arm: [-150, 130],
        farArm: [92, 92],
      },
    ],
  },
  skating: {
    positions: [
      {
        hip: [27, 41.6],
        lean: 54,
        nod: -20,
        leg: { to: [32, 58] },
        farLeg: [-54, -62],
        farFoot: 30,
        arm: [-60, -50],
        farArm: [60, 100],
      },
      {
        hip: [27, 41.6],
        lean: 54,
        nod: -20,
        leg: [-54, -62],
        foot: 30,
        farLeg: { to: [32, 58] },
        farFoot: 90,
        arm: [60, 100],
        farArm: [-60, -50],
      },
    ],
  },
  'cross-country-skiing': {
    positions: [
      {
        hip: [29, 38.6],
        lean: 20,
        leg: { to: [37, 58] },
        farLeg: [-24, -58],
        farFoot: 50,
        arm: [-40, -30],
        farArm: [60, 90],
      },
      {
        hip: [29, 38.6],
        lean: 20,
        leg: [-24, -58],
        foot: 50,
        farLeg: { to: [37, 58] },
        farFoot: 90,
        arm: [60, 90],
        farArm: [-40, -30],
      },
    ],
    moving: ['M24 59.6H54M23.8 38.4L12 60', 'M24 59.6H54M48.2 29.4L42 60'],
  },
  boxing: {
    positions: [
      {
        hip: [29, 38.4],
        lean: 6,
        leg: { to: [36, 58.8] },
        farLeg: { to: [22, 58.4] },
        farFoot: 75,
        arm: [20, 150],
        farArm: [40, 155],
      },
      {
        hip: [30, 38.4],
        lean: 10,
        leg: { to: [36, 58.8] },
        farLeg: { to: [22, 57.6] },
        farFoot: 60,
        arm: [92, 92],
        farArm: [40, 155],
      },
    ],
  },
  'battle-ropes': {
    positions: [
      { hip: [20, 43], lean: 24, leg: { to: [24, 58.8] }, arm: [60, 105], farArm: [20, 60] },
      { hip: [20, 43], lean: 24, leg: { to: [24, 58.8] }, arm: [20, 60], farArm: [60, 105] },
    ],
    moving: ['M41 29.5C46 22 48 44 52 46S58 52 61 58', 'M35.5 42C42 48 44 34 48 40S56 56 61 58'],
  },
  carry: {
    load: 'hands',
    positions: [
      { hip: [31, 37.8], lean: 0, ...strideA, arm: [0, 0] },
      { hip: [31, 37.8], lean: 0, ...strideB, arm: [0, 0] },
    ],
  },
  'overhead-carry': {
    load: 'hand',
    positions: [
      { hip: [31, 37.8], lean: 0, ...strideA, arm: [180, 180], farArm: [10, 20] },
      { hip: [31, 37.8], lean: 0, ...strideB, arm: [180, 180], farArm: [-14, 0] },
    ],
  },
  'front-carry': {
    load: 'hands',
    positions: [
      { hip: [30, 37.8], lean: -5, ...strideA, arm: { to: [35, 29.5] } },
      { hip: [30, 37.8], lean: -5, ...strideB, arm: { to: [35, 29.5] } },
    ],
  },
  'yoke-walk': {
    load: 'back',
    positions: [
      { hip: [31, 37.8], lean: 6, ...strideA, arm: [-35, 132] },
      { hip: [31, 37.8], lean: 6, ...strideB, arm: [-35, 132] },
    ],
  },
} satisfies Readonly<Record<string, Movement>>;
