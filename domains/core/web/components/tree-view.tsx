import { Tree } from '@hearth/ui/tree';
import { useCallback } from 'react';
import type { TreeNode } from '../../contract/schemas.ts';
import { nodeName } from '../node-name.ts';
import type { OpenTree } from '../use-tree.ts';
import { useWords } from '../words.ts';
import { TreeRow } from './tree-row.tsx';

const idOf = ({ id }: TreeNode): string => id;
const childCountOf = (node: TreeNode): number => node.child_count;

/** The tree of countries, regions and locations. Children are read when they come into view. */
export function TreeView(props: {
  label: string;
  rootId: string;
  tree: OpenTree;
  chosenId: string;
  onChoose: (node: TreeNode) => void;
}) {
  const { label, rootId, tree, chosenId, onChoose } = props;
  const { branches, load } = tree;
  const { t, language } = useWords();
  const nameOf = useCallback((node: TreeNode) => nodeName(language, node), [language]);
  return (
    <Tree<TreeNode>
      label={label}
      idOf={idOf}
      nameOf={nameOf}
      spoken={(node) =>
        node.child_count > 0 ? t('tree.branch', { name: nameOf(node), count: node.location_count }) : undefined
      }
      childCountOf={childCountOf}
      branchOf={useCallback((parentId) => branches.get(parentId ?? rootId), [branches, rootId])}
      onNeed={useCallback((parentId) => load(parentId ?? rootId), [load, rootId])}
      open={tree.open}
      onToggle={tree.toggle}
      chosenId={chosenId}
      onChoose={onChoose}
      render={(node) => <TreeRow node={node} name={nameOf(node)} chosen={node.id === chosenId} />}
    />
  );
}
