import { describeEdits } from '#domain/testing/edit.contract.ts';
import { editsOf } from './record-edit.ts';

describeEdits('a screen', async ({ type, id, leaves, now, patch, body }) => {
  const edit = { id, leaves, isNew: leaves.size === 0, isBodyChanged: body !== undefined, now };
  const edits = editsOf(type, edit, (draft) => assign(draft, patch));
  return edits.ok ? edits.value : null;
});

/** Writes into a draft the way screens do: value by value, and `undefined` to clear one. */
function assign(draft: object, patch: object): void {
  const target = draft as Record<string, unknown>;
  for (const [name, value] of Object.entries(patch)) {
    const isPart = typeof value === 'object' && value !== null && typeof target[name] === 'object';
    if (isPart) assign(target[name] as object, value);
    else if (value === null) delete target[name];
    else target[name] = value;
  }
}
