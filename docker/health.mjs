/** Exits with 0 if the server in this container answers that it can read and write its database, and else with 1. */
import http from 'node:http';
import https from 'node:https';

const { HOST, PORT, TLS_CERT } = process.env;
const everywhere = { '': '127.0.0.1', '0.0.0.0': '127.0.0.1', '::': '::1' };
const host = everywhere[HOST ?? ''] ?? HOST;
const options = {
  host,
  port: Number(PORT || 3000),
  path: '/health',
  timeout: 4000,
  rejectUnauthorized: false, // the certificate is for the name that people open, not for this address
};

const request = (TLS_CERT ? https : http).get(options, (response) => {
  response.resume();
  end(response.statusCode === 200 ? null : `/health answers ${response.statusCode}.`);
});
request.on('timeout', () => end('/health does not answer within 4 seconds.'));
request.on('error', (error) => end(`/health cannot be reached: ${error.code ?? error.message}.`));

function end(problem) {
  if (problem !== null) console.error(problem);
  process.exit(problem === null ? 0 : 1);
}
