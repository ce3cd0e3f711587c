/** The share target in the manifest, and the page that shows what was shared. */
export const sharePath = '/dashboard/share';
