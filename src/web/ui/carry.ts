import type { DragEvent } from 'react';

/** What a drag that begins carries, by its type; it is moved, and nothing else goes with it. */
export function carry(event: DragEvent, data: Readonly<Record<string, string>>): void {
  event.dataTransfer.clearData();
  for (const [type, value] of Object.entries(data)) event.dataTransfer.setData(type, value);
  event.dataTransfer.effectAllowed = 'move';
}
