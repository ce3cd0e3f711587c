export { type Answered, type AskOf, type CallError, call, isOfNetwork } from './call.ts';
