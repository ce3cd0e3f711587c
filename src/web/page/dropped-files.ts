/** Prevents the browser from opening a dropped file in place of the app. */
export function refuseFiles(): void {
  window.addEventListener('dragover', (event) => {
    if (!bringsFiles(event)) return;
    event.preventDefault();
    if (event.dataTransfer !== null) event.dataTransfer.dropEffect = 'none';
  });
  window.addEventListener('drop', (event) => {
    if (bringsFiles(event)) event.preventDefault();
  });
}

/**
 * Returns whether a drag contains files and nothing has handled it yet. The text editor handles drags itself and shows
 * where the files will be inserted.
 */
export function bringsFiles({ dataTransfer, defaultPrevented, target }: DragEvent): boolean {
  const isInEditor = target instanceof HTMLElement && target.isContentEditable;
  return dataTransfer?.types.includes('Files') === true && !defaultPrevented && !isInEditor;
}
