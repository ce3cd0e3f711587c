/** Downloads content as a file with a name. */
export function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // delayed because the browser reads the content after the click
  window.setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
