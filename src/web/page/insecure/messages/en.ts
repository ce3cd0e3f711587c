export const messages = {
  insecure:
    'This connection isn’t encrypted (http). Your notes and training work and are saved on the server. Starting offline, saving on this device and notifications need https.',
  httpsWays: 'How to get https',
  httpsByProxy: 'Put a proxy with a certificate in front of the server, such as Caddy.',
  httpsBuiltIn: 'Give the server a certificate of its own, with its settings TLS_CERT and TLS_KEY.',
  httpsByTunnel: 'Use a tunnel that comes with https, such as Tailscale.',
};
