/**
 * The address of a script of our own, as the browser takes it where the policy asks for trusted addresses: the service
 * worker, and what the build gave a hashed name. Nothing else is ever loaded by its address.
 *
 * @throws where the path is none of them
 */
export function trustedScriptUrl(path: string): string {
  policy ??= createPolicy();
  return policy.createScriptURL(path);
}

interface Policy {
  createScriptURL(path: string): string;
}

/** There is one; a second of its name would be refused. */
let policy: Policy | undefined;

function createPolicy(): Policy {
  const rules: Policy = {
    createScriptURL: (path) => {
      if (!isOurs(path)) throw new Error('only workers of this build are loaded by their address');
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
