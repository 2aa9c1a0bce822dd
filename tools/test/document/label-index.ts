import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const formControls = require('jsdom/lib/jsdom/living/helpers/form-controls.js') as FormControls;
const { domSymbolTree } = require('jsdom/lib/jsdom/living/helpers/internal-constants.js') as { domSymbolTree: SymbolTree };

/** A node as jsdom itself knows it; its version grows with each change of it or of what stands in it. */
interface JsdomNode {
  readonly _version: number;
  readonly _globalObject: object;
  /** Of a label alone: the field that it names. */
  readonly control?: Labelable | null;
}

interface Labelable extends JsdomNode {
  _labels?: object | null;
  getRootNode(options: object): JsdomNode;
}

interface FormControls {
  isLabelable(node: JsdomNode): boolean;
  getLabelsForLabelable(field: Labelable): object | null;
}

interface SymbolTree {
  treeIterator(root: JsdomNode): Iterable<JsdomNode>;
}

interface LiveList {
  createImpl(window: object, args: readonly [], live: { readonly element: JsdomNode; query(): readonly JsdomNode[] }): object;
}

type LabelsByField = ReadonlyMap<JsdomNode, readonly JsdomNode[]>;

/**
 * jsdom looks for the labels of each field in the whole document, and for the field of each label that it meets again in the whole
 * document: here a document is read once for all of its fields, until it changes. To be called before jsdom itself is loaded.
 */
export function indexLabels(): void {
  const indexes = new WeakMap<JsdomNode, { readonly version: number; readonly labels: LabelsByField }>();

  function labelsIn(root: JsdomNode): LabelsByField {
    const known = indexes.get(root);
    if (known?.version === root._version) return known.labels;
    const labels = labelsByField(root);
    indexes.set(root, { version: root._version, labels });
    return labels;
  }

  formControls.getLabelsForLabelable = (field) => {
    if (!formControls.isLabelable(field)) return null;
    const root = field.getRootNode({});
    const { createImpl } = require('jsdom/lib/jsdom/living/generated/NodeList.js') as LiveList;
    return (field._labels ??= createImpl(root._globalObject, [], { element: root, query: () => labelsIn(root).get(field) ?? [] }));
  };
}

function labelsByField(root: JsdomNode): LabelsByField {
  const labels = new Map<JsdomNode, JsdomNode[]>();
  for (const node of domSymbolTree.treeIterator(root)) {
    const field = node.control;
    if (field) labels.set(field, [...(labels.get(field) ?? []), node]);
  }
  return labels;
}
