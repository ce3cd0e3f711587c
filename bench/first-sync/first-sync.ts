import { type Figure, medians } from '../figures.ts';
import { oneAccount } from '../world/one-account.ts';
import { chromiumAims, measureInChromium } from './chromium.ts';
import { measureInNode, nodeAims } from './node.ts';

const name = 'first-sync';

/**
 * Measures the first sync of a new device with 10,000 notes and 1,000 workouts: first the replica in Node, then the app
 * in Chromium.
 */
export async function firstSync(): Promise<readonly Figure[]> {
  const template = await oneAccount();
  const inNode = await medians(name, nodeAims, () => measureInNode(template));
  return [...inNode, ...(await medians(name, chromiumAims, () => measureInChromium(template)))];
}
