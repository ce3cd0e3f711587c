import { lanAddress, readMachine } from '../addresses.ts';
import type { Config } from '../config.ts';
import { originRuleOf } from '../http/origin.ts';

/** Returns the origin of links: that of the running server with the same environment. */
export function originOf(config: Config): string {
  return originRuleOf(config, config.port, lanAddress(readMachine())).first;
}
