import { useEffect, useRef, type RefObject } from "react";
import type { Signal } from "../../../app/runtime/signal.ts";
import type { Editor } from "../../editor/create-editor.ts";
import type { TaskResult } from "../../model/tasks.ts";
import { chooseFolding, findTreeNode, listTreeNodes, type TreeNode } from "../../model/tree-nodes.ts";
import { CodeView } from "../code/CodeView.tsx";
import { useEditorModule } from "../code/use-editor.ts";
import { CopyButton } from "../CopyButton.tsx";
import { WORDS } from "../words.ts";

interface TreePaneProps {
  pane: "ast" | "preprocessed" | "comments";
  result: TaskResult | undefined;
  /** Of the code, which decides what is folded. */
  parser: string;
  /** The position of the caret in the input, where the node under it is shown. */
  caret?: Signal<number>;
}

/** A syntax tree: positions are folded, and the node under the caret of the input is marked. */
export function TreePane({ pane, result, parser, caret }: TreePaneProps) {
  const editor = useRef<Editor>(null);
  const text = result?.text ?? "";
  useTree(editor, { text, parser, caret });
  const search = async () => {
    const { openSearchIn } = await import("../../editor/search.ts");
    if (editor.current) openSearchIn(editor.current.view);
  };
  return (
    <>
      <div className="pane-line">
        {result?.failure && <p className="pane-failure">{WORDS.failures[result.failure.kind]}</p>}
        <span className="pane-tools">
          <button type="button" className="quiet-tool" onClick={() => void search()}>
            {WORDS.search}
          </button>
          <CopyButton className="quiet-tool" label={WORDS.copy} getText={() => text} />
        </span>
      </div>
      <div className="pane-body" data-outdated={result?.isForeign || result?.failure !== undefined}>
        <CodeView ref={editor} label={WORDS.panes[pane]} text={text} parser="json" hasFolding />
      </div>
    </>
  );
}

interface TreeInput {
  text: string;
  parser: string;
  caret: Signal<number> | undefined;
}

/** The nodes are listed when the caret first moves, because most trees are large and only looked at. */
function useTree(editor: RefObject<Editor | null>, { text, parser, caret }: TreeInput): void {
  const hasEditor = useEditorModule("output") !== undefined;
  useEffect(() => {
    if (!hasEditor || text === "") return;
    let nodes: TreeNode[] | undefined;
    let isOver = false;
    let stop = () => {};
    void import("../../editor/tree-view.ts").then(({ foldTree, showNode }) => {
      const view = editor.current?.view;
      if (isOver || !view) return;
      foldTree(view, chooseFolding(parser));
      if (!caret) return;
      const show = () => showNode(view, findTreeNode((nodes ??= listTreeNodes(text)), caret.get()));
      if (caret.get() > 0) show();
      stop = caret.subscribe(show);
    });
    return () => {
      isOver = true;
      stop();
    };
  }, [hasEditor, editor, text, parser, caret]);
}
