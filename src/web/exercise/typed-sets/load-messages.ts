import { loadMessages } from '../../language/index.ts';
import { exerciseMessages } from '../messages/index.ts';
import { typedSetsMessages } from './messages/index.ts';

/**
 * Loads the message catalogues of this room before any of its components renders. A component that uses two catalogues
 * and suspends on the second would render again with a different order of hooks.
 */
export function loadTypedSetsMessages(): Promise<void> {
  return loadMessages(typedSetsMessages, exerciseMessages);
}
