export function saveFile(
  pieces: readonly BlobPart[],
  { name, type }: { readonly name: string; readonly type: string },
): void {
  const address = URL.createObjectURL(new Blob([...pieces], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // Delayed, as the browser reads the file after the click.
  window.setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
