export { AddDialog } from './components/add-dialog.tsx';
export { PoolCard } from './components/pool-card.tsx';
export { PoolView } from './components/pool-view.tsx';
