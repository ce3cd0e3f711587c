import type { DragEvent } from 'react';

/** Sets the data of a drag at its start, by type. The drag is a move and carries no other data. */
export function carry(event: DragEvent, data: Readonly<Record<string, string>>): void {
  event.dataTransfer.clearData();
  for (const [type, value] of Object.entries(data)) event.dataTransfer.setData(type, value);
  event.dataTransfer.effectAllowed = 'move';
}
