/** Hands a file to the browser, which saves it where the person has it saved. */
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
  // A browser reads the file after the press is over.
  window.setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
