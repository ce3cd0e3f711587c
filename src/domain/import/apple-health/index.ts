export { appleHealth } from './apple-health.ts';
