import { useMessages } from '../../language/index.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Stack } from '../../ui/layout.tsx';
import { MarkedList } from '../../ui/marked-list.tsx';
import { Progress } from '../../ui/progress.tsx';
import { Text } from '../../ui/text.tsx';
import { outMessages } from './messages/index.ts';
import type { ImagesStep } from './use-images-export.ts';

/** Shows the progress of preparing images for an export, and lists the images that will be missing. */
export function ImagesOutDialog({ step }: { readonly step: ImagesStep }) {
  const m = useMessages(outMessages);
  const count = step.kind === 'asking' ? step.absent.length + step.files.length : 0;
  return (
    <ConfirmDialog
      key={step.kind}
      title={step.kind === 'asking' ? m.missing({ count }) : m.preparing}
      confirmLabel={step.kind === 'asking' ? m.continueWithout({ count }) : m.skipRest}
      cancelLabel={m.cancel}
      onConfirm={step.goOn}
      isOpen
      onOpenChange={step.cancel}
    >
      {step.kind === 'asking' ? (
        <Stack gap={3}>
          <Names of={step.absent} why={m.absent} />
          <Names of={step.files} why={m.notShown} />
          <Text>{m.namesInstead}</Text>
        </Stack>
      ) : (
        <Progress label={m.images} value={step.done} max={step.of} valueLabel={m.doneOf(step)} />
      )}
    </ConfirmDialog>
  );
}

function Names({ of, why }: { readonly of: readonly string[]; readonly why: string }) {
  if (of.length === 0) return null;
  return (
    <div>
      <Text>{why}</Text>
      <MarkedList aria-label={why}>
        {of.map((name, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two images can have the same name
          <li key={place} dir="auto">
            {name}
          </li>
        ))}
      </MarkedList>
    </div>
  );
}
