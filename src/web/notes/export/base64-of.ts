/** A content in Base64. What it becomes is kept by the browser and not as a text, of which there is only so much room. */
export function base64Of(content: Blob): Promise<Blob> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => {
      const address = String(reader.result);
      resolve(new Blob([address.slice(address.indexOf(',') + 1)]));
    });
    reader.addEventListener('error', () => reject(reader.error));
    reader.readAsDataURL(content);
  });
}
