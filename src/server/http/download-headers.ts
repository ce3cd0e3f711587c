/** The headers of a file that a browser must never display or run, because its type says nothing about its content. */
export const downloadHeaders = {
  'Content-Type': 'application/octet-stream',
  'Content-Disposition': 'attachment',
  'Content-Security-Policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
  'Cross-Origin-Resource-Policy': 'same-origin',
  // a browser cache would keep the file after sign-out
  'Cache-Control': 'no-store',
};
