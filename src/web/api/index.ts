export { type AskOf, type CallError, call, type NetworkError } from './call.ts';
