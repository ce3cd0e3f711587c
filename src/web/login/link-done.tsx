import { Notice } from '../page/index.ts';
import { Button } from '../ui/button.tsx';

interface LinkDoneProps {
  readonly title: string;
  readonly text: string;
  readonly next: string;
  readonly onNext: () => void;
}

/** Says what a link from an email has done. The button leads on. */
export function LinkDone({ title, text, next, onNext }: LinkDoneProps) {
  return (
    <>
      <Notice tone="good">
        <strong>{title}</strong>
        <p>{text}</p>
      </Notice>
      <Button variant="primary" isWide onPress={onNext}>
        {next}
      </Button>
    </>
  );
}
