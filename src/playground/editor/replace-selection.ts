/**
 * What is typed over a selection. Left to the browser, it would carry the colors of the old code over as style attributes, which
 * the site's security policy blocks and reports. So the editor itself replaces the selection.
 */
import { EditorView } from "@codemirror/view";

/** Those that put a plain text into the place of the selection. */
const TYPED = ["insertText", "insertReplacementText"];

export const replaceSelection = EditorView.domEventHandlers({
  beforeinput(event, view) {
    const { inputType, data, isComposing } = event;
    if (!data || isComposing || !TYPED.includes(inputType) || view.state.selection.main.empty) return false;
    event.preventDefault();
    view.dispatch(view.state.replaceSelection(data), { userEvent: "input.type", scrollIntoView: true });
    return true;
  },
});
