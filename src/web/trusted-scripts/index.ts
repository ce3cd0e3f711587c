/**
 * Returns the URL of one of our own scripts, as a trusted type if the content security policy requires it. Only the
 * service worker and files to which the build gave a hashed name are allowed. No other script is ever loaded by URL.
 *
 * @throws for any other path
 */
export function trustedScriptUrl(path: string): string {
  policy ??= createPolicy();
  return policy.createScriptURL(path);
}

interface Policy {
  createScriptURL(path: string): string;
}

/** Created only once, since the browser would refuse a second policy with the same name. */
let policy: Policy | undefined;

function createPolicy(): Policy {
  const rules: Policy = {
    createScriptURL: (path) => {
      if (!isOurs(path)) throw new Error('not a worker script of this build');
      return path;
    },
  };
  const { trustedTypes } = window as unknown as TrustedTypesWindow;
  return trustedTypes?.createPolicy('mensana', rules) ?? rules;
}

function isOurs(path: string): boolean {
  if (path === '/service-worker.js' || /^\/assets\/[\w-]+-[\w-]{8}\.js$/.test(path)) return true;
  return import.meta.env.DEV && path.startsWith('/') && !path.startsWith('//');
}

interface TrustedTypesWindow {
  readonly trustedTypes?: { createPolicy(name: string, rules: Policy): Policy };
}
