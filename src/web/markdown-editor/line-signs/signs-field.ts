import { StateEffect, StateField } from '@codemirror/state';
import { Decoration, type DecorationSet, EditorView } from '@codemirror/view';
import type { LineSign } from '../../line-signs/index.ts';
import { ShownWidget } from '../preview/shown-widget.ts';

/** A sign at its line. */
export interface PlacedSign {
  /** The end of its line. */
  readonly at: number;
  /** Where the id of the line begins; its end if it has none. */
  readonly suffixFrom: number;
  readonly sign: LineSign;
  /** The element below the line in which the sign is rendered; null if it shows nothing there. */
  readonly host: HTMLElement | null;
}

export const showSigns = StateEffect.define<readonly PlacedSign[]>();

interface Signs {
  readonly placed: readonly PlacedSign[];
  readonly below: DecorationSet;
}

/** Holds the signs of the lines that were read last, at their places. */
export const signsField = StateField.define<Signs>({
  create: () => ({ placed: [], below: Decoration.none }),
  update: (signs, { changes, docChanged, effects, newDoc }) => {
    for (const effect of effects)
      if (effect.is(showSigns)) return { placed: effect.value, below: belowLines(effect.value) };
    if (!docChanged) return signs;
    return {
      placed: signs.placed.map((each) => ({
        ...each,
        at: changes.mapPos(each.at, 1),
        suffixFrom: changes.mapPos(each.suffixFrom, 1),
      })),
      // lines may have been joined, and a block can only follow a line
      below: signs.below.map(changes).update({ filter: (at) => newDoc.lineAt(at).to === at }),
    };
  },
  provide: (field) => EditorView.decorations.from(field, ({ below }) => below),
});

function belowLines(placed: readonly PlacedSign[]): DecorationSet {
  return Decoration.set(
    placed.flatMap(({ at, host }) =>
      host === null ? [] : [Decoration.widget({ widget: new BelowLine(host), block: true, side: 1 }).range(at)],
    ),
  );
}

class BelowLine extends ShownWidget<[host: HTMLElement]> {
  override get estimatedHeight(): number {
    return 56;
  }

  toDOM(): HTMLElement {
    return this.shown[0];
  }
}
