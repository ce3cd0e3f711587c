import { Hono } from 'hono';
import { downloadExport } from '#api/export.ts';
import type { Accounts } from '../accounts/index.ts';
import type { Environment } from '../http/environment.ts';
import { routesOn } from '../http/route.ts';
import type { Exports } from './exports.ts';

/** Serves the same zip that the app exports, for scripts. */
export function exportRoutes(exports: Exports, accounts: Accounts): Hono<Environment> {
  const routes = new Hono<Environment>();
  const route = routesOn(routes, accounts.sessionOf);

  route(downloadExport, async ({ context, session }) => {
    const exportedAt = Date.now();
    const headers = headersOf(exportedAt);
    if (context.req.method === 'HEAD') return context.body(null, 200, headers);
    const content = await exports.start(session, exportedAt, () => context.env?.incoming?.socket.destroy?.());
    return content.ok ? context.body(content.value, 200, headers) : content;
  });

  return routes;
}

function headersOf(exportedAt: number): Record<string, string> {
  const day = new Date(exportedAt).toISOString().slice(0, 'YYYY-MM-DD'.length);
  return {
    'Content-Type': downloadExport.answers[200].mediaType,
    'Content-Disposition': `attachment; filename="mensana-${day}.zip"`,
    'Content-Security-Policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
    'Cross-Origin-Resource-Policy': 'same-origin',
    // a browser cache would keep the file after sign-out
    'Cache-Control': 'no-store',
  };
}
