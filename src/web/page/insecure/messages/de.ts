import type { messages as en } from './en.ts';

export const messages: typeof en = {
  insecure:
    'Diese Verbindung ist nicht verschlüsselt (http). Deine Notizen und dein Training funktionieren und werden auf dem Server gespeichert. Für den Start ohne Internet, das Speichern auf diesem Gerät und Mitteilungen ist https nötig.',
  httpsWays: 'So bekommst du https',
  httpsByProxy: 'Stelle einen Proxy mit Zertifikat vor den Server, zum Beispiel Caddy.',
  httpsBuiltIn: 'Gib dem Server ein eigenes Zertifikat, mit den Einstellungen TLS_CERT und TLS_KEY.',
  httpsByTunnel: 'Nutze einen Tunnel, der https mitbringt, zum Beispiel Tailscale.',
};
