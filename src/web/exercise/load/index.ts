export { LoadView } from './load-view.tsx';
