import { ball, bench } from '../figure/shapes.ts';
import type { Movement } from './movement.ts';
import { fours, highPlank, inFront, onFloor, split } from './poses.ts';

export const holds = {
  plank: {
    positions: [{ hip: [29.4, 52.4], lean: 79, leg: { to: [7.8, 55.6] }, foot: 15, arm: [0, 90] }],
  },
  'side-plank': {
    positions: [{ hip: [28.4, 50.2], lean: 70, leg: { to: [7.8, 57.6] }, foot: 90, arm: [0, 90], farArm: [180, 180] }],
  },
  'copenhagen-plank': {
    fixed: bench([2, 47.4], 15),
    positions: [
      { hip: [29, 49.4], lean: 72, leg: { to: [8, 45.4] }, foot: -60, farLeg: [-80, -76], farFoot: -60, arm: [0, 90] },
    ],
  },
  'reverse-plank': {
    positions: [{ hip: [32.2, 48.4], lean: -64.6, leg: { to: [52, 58] }, foot: 110, arm: { to: [19, 59] } }],
  },
  'stir-the-pot': {
    positions: [{ hip: [29.8, 47.6], lean: 74, leg: { to: [9.4, 55.8] }, foot: 25, arm: [0, 84] }],
    moving: [ball([44, 57])],
  },
  'shoulder-tap': {
    positions: [highPlank, { ...highPlank, arm: [44, 196], farArm: { to: [41, 58.8] } }],
  },
  'hollow-hold': {
    positions: [{ hip: [32, 57.6], lean: -84, chest: -66, leg: [102, 102], foot: 110, arm: [-112, -112] }],
  },
  'l-sit': {
    fixed: 'M27 57.6H37',
    positions: [{ hip: [31, 53], lean: 2, leg: [90, 90], foot: 120, arm: { to: [31.5, 56.4] } }],
  },
  'dead-bug': {
    positions: [
      { ...onFloor, arm: [178, 178], leg: [178, 90], foot: 150 },
      {
        ...onFloor,
        arm: [178, 178],
        leg: [102, 102],
        foot: 150,
        farArm: [-104, -104],
        farLeg: [178, 90],
        farFoot: 150,
      },
    ],
  },
  'bird-dog': {
    positions: [
      { ...fours, leg: [0, -88], foot: -80, arm: { to: [41, 59.6] } },
      {
        ...fours,
        leg: [-94, -94],
        foot: -20,
        farLeg: [0, -88],
        farFoot: -80,
        arm: { to: [41, 59.6] },
        farArm: [98, 98],
      },
    ],
  },
  'ab-wheel': {
    load: 'hands',
    positions: [
      { hip: [22.6, 48.6], lean: 74, leg: [-20, -90], foot: -90, arm: { to: [37.5, 56] } },
      { hip: [28.4, 53], lean: 84, leg: [-60, -90], foot: -90, arm: { to: [55, 56] } },
    ],
  },
  'mountain-climber': {
    positions: [
      { ...highPlank, leg: { to: [27, 55.6] }, farLeg: { to: [8, 55.4] }, farFoot: 20 },
      { ...highPlank, farLeg: { to: [27, 55.6] }, farFoot: 20 },
    ],
  },
  'bear-crawl': {
    positions: [
      {
        hip: [24, 44.6],
        lean: 82,
        nod: -10,
        leg: { to: [20, 56.6] },
        foot: 40,
        farLeg: { to: [12, 56.6] },
        farFoot: 40,
        arm: { to: [34, 59] },
        farArm: { to: [42, 58.4] },
      },
      {
        hip: [24, 44.6],
        lean: 82,
        nod: -10,
        leg: { to: [12, 56.6] },
        foot: 40,
        farLeg: { to: [20, 56.6] },
        farFoot: 40,
        arm: { to: [42, 58.4] },
        farArm: { to: [34, 59] },
      },
    ],
  },
  'turkish-get-up': {
    load: 'hand',
    positions: [
      { ...onFloor, arm: [180, 180], farLeg: [90, 90], farFoot: 130 },
      { hip: [29, 45.4], lean: 2, ...split, arm: [180, 180], farArm: [-20, -8] },
    ],
  },
  windmill: {
    load: 'hand',
    positions: [
      { ...inFront, hip: [32, 38.4], leg: { turns: [22, 22] }, arm: { turns: [178, 180] }, leftArm: { turns: [8, 4] } },
      {
        ...inFront,
        hip: [34, 38.4],
        lean: -70,
        leg: { turns: [22, 22] },
        arm: { turns: [180, 180] },
        leftArm: { turns: [2, 0] },
      },
    ],
  },
} satisfies Readonly<Record<string, Movement>>;
