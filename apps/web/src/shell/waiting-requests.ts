export { WaitingCount as default } from '@hearth/domains/deals/widgets';
