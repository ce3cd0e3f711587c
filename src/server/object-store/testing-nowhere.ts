/** The variables of a server that could be one of several, with an object store where nothing answers. */
export const filesNowhere = {
  S3_URL: 'http://127.0.0.1:9/bucket',
  S3_ACCESS_KEY_ID: 'id',
  S3_SECRET_ACCESS_KEY: 'secret',
} as const;
