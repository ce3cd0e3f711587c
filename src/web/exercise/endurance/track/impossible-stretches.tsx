import { showDuration } from '#domain/exercise/endurance/index.ts';
import { seconds } from '#domain/kernel/index.ts';
import { useMessages } from '../../../language/index.ts';
import { Notice } from '../../../page/index.ts';
import { useDocument } from '../../../replica/index.ts';
import { Button } from '../../../ui/button.tsx';
import { enduranceMessages } from '../messages/index.ts';
import { type ReplaceHiddenProps, useReplaceHidden } from './use-replace-hidden.ts';

interface ImpossibleStretchesProps extends ReplaceHiddenProps {
  /** Called when the stretches are hidden, and with them the button that was pressed. */
  readonly onHide: () => void;
}

/** Says where a recording is faster than anybody can be, and hides it on request. */
export function ImpossibleStretches({ onHide, ...props }: ImpossibleStretchesProps) {
  const m = useMessages(enduranceMessages);
  const document = useDocument();
  const replaceHidden = useReplaceHidden(props);
  const stretches = props.activity.trackFigures?.impossible ?? [];
  const [first] = stretches;
  if (first === undefined) return null;
  const [from, to] = first.map((second) => showDuration(seconds(second))) as [string, string];
  const count = stretches.length;
  const hide = () => {
    const added = stretches.map((stretch) => [document.newId(), { from: stretch[0], to: stretch[1] }] as const);
    void replaceHidden((others) => ({ ...others, ...Object.fromEntries(added) }));
    onHide();
  };
  return (
    <Notice
      tone="warn"
      action={
        <Button variant="quiet" onPress={hide}>
          {m.hideTooFast({ count })}
        </Button>
      }
    >
      {m.tooFastStretch({ from, to, count })}
    </Notice>
  );
}
