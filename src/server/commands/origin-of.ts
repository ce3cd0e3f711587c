import type { Config } from '../config/config.ts';
import { lanAddress, readMachine } from '../http/addresses.ts';
import { originRuleOf } from '../http/origin.ts';

/** Returns the origin of links: that of the running server with the same environment. */
export function originOf(config: Config): string {
  return originRuleOf(config, config.port, lanAddress(readMachine())).first;
}
