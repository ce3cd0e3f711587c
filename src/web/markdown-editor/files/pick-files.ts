/** Opens a file picker. Browsers open it only in response to a user gesture. */
export function pickFiles(picked: (files: readonly File[]) => void): void {
  const input = document.createElement('input');
  input.type = 'file';
  input.multiple = true;
  input.addEventListener('change', () => picked([...(input.files ?? [])]));
  input.click();
}
