import styles from './model.module.css';

/** The stored names of the colours, which are those of charts. */
export const colourNames = ['chart-1', 'chart-2', 'chart-3', 'chart-4', 'chart-5', 'chart-6'] as const;

/** The class of an element that has the colour in its `data-colour`. */
export const coloured = styles.coloured ?? '';
