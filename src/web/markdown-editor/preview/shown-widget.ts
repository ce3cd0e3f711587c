import { WidgetType } from '@codemirror/view';

/** A widget that is drawn again only if what it shows has changed. */
export abstract class ShownWidget<Shown extends readonly unknown[]> extends WidgetType {
  protected readonly shown: Shown;

  constructor(...shown: Shown) {
    super();
    this.shown = shown;
  }

  override eq(other: ShownWidget<Shown>): boolean {
    return this.shown.every((each, index) => each === other.shown[index]);
  }
}

/** A widget like text: a press on it moves the cursor into its line. */
export abstract class TextWidget<Shown extends readonly unknown[]> extends ShownWidget<Shown> {
  override ignoreEvent(_: Event): boolean {
    return false;
  }
}
