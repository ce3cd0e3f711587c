/** The browser would open a file in place of the app where nothing takes it. */
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

/** Whether there are files in a drag that nothing took yet. The editor of a text takes its own, and shows where they go. */
export function bringsFiles({ dataTransfer, defaultPrevented, target }: DragEvent): boolean {
  const isInEditor = target instanceof HTMLElement && target.isContentEditable;
  return dataTransfer?.types.includes('Files') === true && !defaultPrevented && !isInEditor;
}
