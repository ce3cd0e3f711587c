import { useMessages } from '../../language/index.ts';
import { useTrashActions } from '../../records/index.ts';
import { exerciseMessages } from '../messages/index.ts';

/** Returns the actions that move a record of the training to the trash, out of it, and out of the document. */
export function useTrashing() {
  return useTrashActions(useMessages(exerciseMessages));
}
