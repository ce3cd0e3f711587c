import SparkMD5 from 'spark-md5';

/** Returns the MD5 of bytes: 32 hexadecimal digits in lower case. It identifies content and protects nothing. */
export function md5Of(bytes: Uint8Array<ArrayBuffer>): string {
  const hash = new SparkMD5.ArrayBuffer();
  for (let at = 0; at < bytes.length; at += pieceBytes) {
    hash.append(bytes.slice(at, at + pieceBytes).buffer);
  }
  return hash.end();
}

const pieceBytes = 1024 * 1024;
