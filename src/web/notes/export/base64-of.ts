/**
 * Encodes a blob in Base64. The result is a blob too, because the browser keeps blobs outside the limited memory for
 * strings.
 */
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
