/** Saves a file under a name, as a download. */
export function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // Delayed, as the browser reads the file after the click.
  window.setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
